"""The commands of `escarmouche`, one small module each."""
