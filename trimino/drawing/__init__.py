"""Drawings of fields and hands: SVG for pages and notebooks, text for terminals."""
