"""The rules of the war, in the order of a week."""
