enum WebSafetyPlaceholder {}
