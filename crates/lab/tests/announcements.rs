//! An announced win or loss is a proof.

use gipfel_lab::Announcements;
use gipfel_rules::GameKind;

#[test]
fn longer_searches_confirm_what_is_announced() {
    let (mut wins, mut losses) = (0, 0);
    for game in GameKind::ALL {
        for nodes in [500, 1_500] {
            let start = game.start(game.variants()[0]).expect("a variant");
            let check = Announcements { start, positions: 16, nodes, factor: 20, seed: 3 };
            let report = check.run();
            assert_eq!(report.wrong, [], "{game}");
            wins += report.wins;
            losses += report.losses;
        }
    }
    assert!(wins > 20 && losses > 5, "{wins} wins, {losses} losses");
}
