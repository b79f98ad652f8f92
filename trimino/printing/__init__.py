"""Print: tiles to cut out, score sheets and rules cards as PDF, with vectors and fonts only."""
