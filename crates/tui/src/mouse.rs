//! What the mouse does.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Cell, Rect};

use crate::command::Command;
use crate::dialog::Dialog;
use crate::layout::Layout;
use crate::picker::Picker;
use crate::turn_list::TurnList;
use crate::view::bar_places;
use crate::{App, Effect, linked_view, menu_view};

impl App {
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, effects: &mut Vec<Effect>) {
        let cell = Cell::new(mouse.column, mouse.row);
        let click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        match &self.dialog {
            Some(Dialog::Help) if click => self.dialog = None,
            Some(_) => {}
            None if self.in_menu => self.menu_mouse(cell, click, effects),
            None => self.game_mouse(mouse.kind, cell, effects),
        }
    }

    fn menu_mouse(&mut self, cell: Cell, click: bool, effects: &mut Vec<Effect>) {
        let place =
            menu_view::lines(self, self.window()).into_iter().find(|(area, _)| area.contains(cell));
        let Some((_, field)) = place else { return };
        self.menu.field = field;
        if click && field.is_button() {
            self.menu_enter(effects);
        } else if click {
            self.menu.change(1);
        }
    }

    fn game_mouse(&mut self, kind: MouseEventKind, cell: Cell, effects: &mut Vec<Effect>) {
        let Some(layout) = Layout::new(self, self.window()) else { return };
        match kind {
            MouseEventKind::Moved => self.hover(&layout, cell),
            MouseEventKind::ScrollUp => self.wheel(&layout, -1),
            MouseEventKind::ScrollDown => self.wheel(&layout, 1),
            MouseEventKind::Down(MouseButton::Left) => {
                self.message = None;
                self.click(&layout, cell, effects);
            }
            MouseEventKind::Down(MouseButton::Right) => {
                self.message = None;
                self.command(Command::Cancel, effects);
            }
            _ => {}
        }
    }

    /// The cursor follows the mouse over the board.
    fn hover(&mut self, layout: &Layout, cell: Cell) {
        if let Some(place) = layout.grid.nearest(cell.x, cell.y) {
            self.picker.point_at(place);
        }
    }

    fn click(&mut self, layout: &Layout, cell: Cell, effects: &mut Vec<Effect>) {
        let answers = match &self.play {
            Some(play) => linked_view::answers(self, play, layout),
            None => Vec::new(),
        };
        let asked = self.play.as_ref().is_some_and(|play| play.question().is_some());
        if let Some((_, command)) = answers.into_iter().find(|(area, _)| area.contains(cell)) {
            self.command(command, effects);
        } else if layout.grid.area.contains(cell) {
            if layout.grid.nearest(cell.x, cell.y).is_some() {
                self.hover(layout, cell);
                self.choose(Picker::choose);
            }
        } else if layout.turns.contains(cell) && !asked {
            self.click_turn(layout.turns, cell);
        } else if layout.bar.contains(cell) {
            let hit =
                bar_places(self, layout.bar).into_iter().find(|(area, _)| area.contains(cell));
            if let Some((_, (_, _, command))) = hit {
                self.command(command, effects);
            }
        } else if layout.analysis.is_some_and(|area| area.contains(cell)) {
            self.command(Command::Analysis, effects);
        }
    }

    fn click_turn(&mut self, area: Rect, cell: Cell) {
        let Some(play) = &self.play else { return };
        let list = TurnList::new(play, area, self.scroll);
        if let Some(node) = list.node_at(cell) {
            self.browse(|play| play.go_to(node));
        }
    }

    fn wheel(&mut self, layout: &Layout, by: isize) {
        let Some(play) = &self.play else { return };
        let list = TurnList::new(play, layout.turns, self.scroll + by);
        self.scroll = list.scroll();
    }
}
