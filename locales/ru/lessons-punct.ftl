# Lessons of PÜNCT.
