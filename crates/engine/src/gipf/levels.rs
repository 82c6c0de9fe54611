//! The levels of GIPF, without potentials and with them.

use crate::{Character, Level};

pub(crate) const LEVELS: [Character; Level::COUNT] = [
    Character::new(200, 1).overlooking(256, 230).narrow(256).with_temperature(100),
    Character::new(200, 1).overlooking(256, 180).narrow(253).with_temperature(100),
    Character::new(200, 1).overlooking(256, 76).narrow(236).with_temperature(88),
    Character::new(300, 1).overlooking(228, 34).narrow(188).with_temperature(71),
    Character::new(500, 1).overlooking(181, 20).narrow(141).with_temperature(58),
    Character::new(870, 2).overlooking(107, 12).narrow(80).with_temperature(44),
    Character::new(2_200, 3).overlooking(53, 1).narrow(29).with_temperature(28),
    Character::new(5_100, 4).overlooking(23, 0).narrow(9).with_temperature(17),
    Character::new(8_500, Character::DEEP).overlooking(6, 0).narrow(3).with_temperature(7),
    Character::new(11_000, Character::DEEP),
];

pub(crate) const LEVELS_WITH_POTENTIALS: [Character; Level::COUNT] = [
    Character::new(200, 1).overlooking(256, 241).narrow(255).with_temperature(100),
    Character::new(200, 1).overlooking(256, 180).narrow(253).with_temperature(100),
    Character::new(200, 1).overlooking(256, 110).narrow(246).with_temperature(97),
    Character::new(200, 1).overlooking(253, 39).narrow(221).with_temperature(79),
    Character::new(500, 1).overlooking(184, 18).narrow(137).with_temperature(57),
    Character::new(1_500, 2).overlooking(72, 6).narrow(46).with_temperature(33),
    Character::new(4_500, 3).overlooking(32, 0).narrow(14).with_temperature(21),
    Character::new(9_000, Character::DEEP).overlooking(12, 0).narrow(2).with_temperature(11),
    Character::new(24_000, Character::DEEP),
    Character::new(80_000, Character::DEEP),
];
