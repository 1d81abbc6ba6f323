enum NotesPlaceholder {}
