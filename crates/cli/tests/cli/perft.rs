//! `perft`.

use insta::assert_snapshot;

use super::{GIPF, ROW, YINSH, gipfel, gipfel_with};

const ULTIMATE: &str = "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push";

fn nodes(arguments: &[&str]) -> String {
    let said = gipfel(arguments.iter().copied());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{said}");
    said.text().lines().last().expect("a line").to_owned()
}

#[test]
fn counts() {
    assert_eq!(nodes(&["perft", GIPF, "0"]), "nodes 1");
    assert_eq!(nodes(&["perft", GIPF, "1"]), "nodes 30");
    assert_eq!(nodes(&["perft", GIPF, "4"]), "nodes 924432");
    assert_eq!(nodes(&["perft", ULTIMATE, "3"]), "nodes 50064");
    assert_eq!(nodes(&["perft", YINSH, "3"]), "nodes 592620");
    assert_eq!(gipfel_with(["perft", "-", "2"], GIPF).text(), "nodes 924\n");
}

#[test]
fn a_finished_game_has_no_sequences() {
    let finished = "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push";
    assert_eq!(nodes(&["perft", finished, "3", "--divide"]), "nodes 0");
    assert_eq!(nodes(&["perft", finished, "3", "--threads", "4"]), "nodes 0");
}

#[test]
fn divided() {
    assert_snapshot!(gipfel(["perft", GIPF, "3", "--divide"]));
    assert_eq!(gipfel(["perft", GIPF, "0", "--divide"]).text(), "nodes 1\n");
}

#[test]
fn threads_and_bulk_make_no_difference() {
    for position in [GIPF, YINSH, ROW, ULTIMATE] {
        for depth in ["0", "1", "2", "3"] {
            let single = gipfel(["perft", position, depth, "--divide"]);
            for options in
                [vec!["--threads", "2"], vec!["--threads", "7", "--no-bulk"], vec!["--no-bulk"]]
            {
                let mut arguments = vec!["perft", position, depth];
                arguments.extend(options);
                assert_eq!(Some(nodes(&arguments).as_str()), single.text().lines().last());
                arguments.push("--divide");
                assert_eq!(gipfel(arguments).text(), single.text());
            }
        }
    }
}
