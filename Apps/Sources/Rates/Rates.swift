// Rates
