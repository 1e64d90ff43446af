"""What sister games share: companies of units that act by cards laid in secret, led figure by figure."""
