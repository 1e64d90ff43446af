"""Scene, view, situations, forecasts."""
