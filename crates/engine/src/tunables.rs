//! The numbers of the search that were found by trying, all in one place.

/// What may be tuned in the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tunables {
    /// Iterations from this depth on start with a narrow window around the last score.
    pub aspiration_depth: i32,
    /// Half the width of that window.
    pub aspiration_width: i32,
    /// Up to this depth a position that is good enough by a margin a turn is not searched.
    pub reverse_futility_depth: i32,
    /// That margin, in percent of the evaluation's own.
    pub reverse_futility_margin: i32,
    /// Up to this depth quiet actions are left out when the evaluation is too far below what is needed.
    pub futility_depth: i32,
    /// How far a turn, in percent of the evaluation's own margin.
    pub futility_margin: i32,
    /// Both margins grow by so many percent for each unit by which what is needed lies beyond what is nearly decided.
    pub decided_growth: i32,
    /// Up to depth 3 only so many of the most promising quiet actions are tried, by depth.
    pub late_action_counts: [usize; 4],
    /// From this depth on late quiet actions are searched less deep at first.
    pub reduction_depth: i32,
    /// The first actions are never reduced.
    pub reduction_after: usize,
    /// The larger, the less they are reduced.
    pub reduction_divisor: i32,
    /// Actions that make a row cost no depth while the line is at most so many times as long as the iteration is deep, in
    /// quarters.
    pub tactical_extension: u32,
    /// Turns that the search of rows goes on below the nominal depth.
    pub quiet_turns: i32,
    /// In the first of them so many actions are tried that may break a row the opponent is about to make.
    pub quiet_breaks: usize,
    /// Of many ways to take a row so many are tried in the search of rows.
    pub quiet_takes: usize,
    /// Of many ways to make an extra push or to take a row so many are tried, and so many in the search of rows.
    pub extra_actions: usize,
    /// See there.
    pub quiet_extras: usize,
}

impl Tunables {
    /// What most games are searched with.
    pub const DEFAULT: Tunables = Tunables {
        aspiration_depth: 4,
        aspiration_width: 30,
        reverse_futility_depth: 4,
        reverse_futility_margin: 200,
        futility_depth: 3,
        futility_margin: 200,
        decided_growth: 80,
        late_action_counts: [0, 10, 18, 32],
        reduction_depth: 2,
        reduction_after: 3,
        reduction_divisor: 4,
        tactical_extension: 0,
        quiet_turns: 6,
        quiet_breaks: 3,
        quiet_takes: 4,
        extra_actions: 8,
        quiet_extras: 2,
    };
}

impl Tunables {
    /// The same with another number, by its name as it stands here; the counts of late actions are `late_action_counts_1` to
    /// `_3`. None if nothing has that name.
    #[must_use]
    pub fn with(mut self, name: &str, number: u16) -> Option<Tunables> {
        let (signed, count) = (i32::from(number), usize::from(number));
        match name {
            "aspiration_depth" => self.aspiration_depth = signed,
            "aspiration_width" => self.aspiration_width = signed.max(1),
            "reverse_futility_depth" => self.reverse_futility_depth = signed,
            "reverse_futility_margin" => self.reverse_futility_margin = signed,
            "futility_depth" => self.futility_depth = signed,
            "futility_margin" => self.futility_margin = signed,
            "decided_growth" => self.decided_growth = signed,
            "late_action_counts_1" => self.late_action_counts[1] = count,
            "late_action_counts_2" => self.late_action_counts[2] = count,
            "late_action_counts_3" => self.late_action_counts[3] = count,
            "reduction_depth" => self.reduction_depth = signed,
            "reduction_after" => self.reduction_after = count,
            "reduction_divisor" => self.reduction_divisor = signed.max(1),
            "tactical_extension" => self.tactical_extension = u32::from(number),
            "quiet_turns" => self.quiet_turns = signed,
            "quiet_breaks" => self.quiet_breaks = count,
            "quiet_takes" => self.quiet_takes = count,
            "extra_actions" => self.extra_actions = count,
            "quiet_extras" => self.quiet_extras = count,
            _ => return None,
        }
        Some(self)
    }
}

impl Default for Tunables {
    fn default() -> Tunables {
        Tunables::DEFAULT
    }
}

/// History scores stay within this.
pub(crate) const HISTORY_LIMIT: i32 = 16_000;
