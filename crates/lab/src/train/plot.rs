//! The losses of a training as a picture.

use std::path::Path;

use plotters::prelude::*;

use super::{Epoch, TrainingError};

const SIZE: (u32, u32) = (800, 500);

/// Draws how the losses went, epoch by epoch, as an SVG file.
pub fn plot(curve: &[Epoch], title: &str, path: &Path) -> Result<(), TrainingError> {
    draw(curve, title, path)
        .map_err(|fault| TrainingError::Plot { path: path.display().to_string(), fault })
}

fn draw(curve: &[Epoch], title: &str, path: &Path) -> Result<(), String> {
    type Loss = fn(&Epoch) -> f64;
    let lines: [(&str, Loss, RGBColor); 3] = [
        ("learnt", |epoch| epoch.learnt, RGBColor(40, 90, 160)),
        ("held out", |epoch| epoch.held_out, RGBColor(190, 90, 30)),
        ("held out, against results", |epoch| epoch.results, RGBColor(60, 130, 60)),
    ];
    let losses = || curve.iter().flat_map(|epoch| lines.map(|(_, loss, _)| loss(epoch)));
    let low = losses().fold(f64::INFINITY, f64::min);
    let high = losses().fold(f64::NEG_INFINITY, f64::max);
    let margin = 0.05 * (high - low).max(1e-4);
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    let text = |error: &dyn std::fmt::Display| error.to_string();
    area.fill(&WHITE).map_err(|error| text(&error))?;
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(60)
        .build_cartesian_2d(1.0..curve.len().max(2) as f64, low - margin..high + margin)
        .map_err(|error| text(&error))?;
    chart
        .configure_mesh()
        .x_desc("epoch")
        .y_desc("cross entropy")
        .draw()
        .map_err(|error| text(&error))?;
    for (name, loss, color) in lines {
        let points = (1..).zip(curve).map(|(number, epoch)| (f64::from(number), loss(epoch)));
        chart
            .draw_series(LineSeries::new(points, color.stroke_width(2)))
            .map_err(|error| text(&error))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .border_style(BLACK)
        .background_style(WHITE)
        .draw()
        .map_err(|error| text(&error))?;
    area.present().map_err(|error| text(&error))
}
