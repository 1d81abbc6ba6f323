enum LarderServerPlaceholder {}
