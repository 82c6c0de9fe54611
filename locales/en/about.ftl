# About the games and the program.

about-title = About Gipfel
about-lead = A place to learn, play and study the games of the GIPF project.
about-version = Version { $version }

about-games = The games
about-games-author = The games were invented by Kris Burm. They belong to the GIPF project, his series of abstract games for two players. All credit for them is his.
about-games-buy = If you like them here, play them on a real board too: nothing replaces the pieces in your hand. GIPF pieces with the hollow side up are easier to pick up.
about-games-site = The site of the GIPF project
about-independent = Gipfel is an independent program. It is neither made nor endorsed by Kris Burm or his publishers, and shows none of their artwork: boards and pieces are our own drawings. The names of the games belong to their owners.

about-privacy = Your data
about-privacy-text = Games at this device and settings are kept in this browser and nowhere else; what you play over a server is kept there. The app loads nothing from other sites, counts no visits and sends nothing else away.

about-licence = Licence
about-licence-text = Gipfel is free software under the MIT licence or the Apache licence 2.0, as you prefer.
about-built-with = Built with
