"""What is shown, and what each side may know."""
