//! A small network: features of a position, a number and a row of numbers for each, one layer behind the sum of the rows.
//!
//! Everything is done with whole numbers, so that a position is worth the same on every machine. Sums of rows wrap around;
//! adding and subtracting in any order gives the same, and training keeps far away from the limits.

use std::fmt;

/// The largest activation: one, in the unit of rows.
pub const ONE: i32 = 256;
/// So many units of the output are a hundredth of a unit of [`Score`](crate::Score).
pub const FINE: i32 = 16;
/// Features count from two points of view: the mover's and the opponent's.
const VIEWS: usize = 2;

/// The first bytes of weights.
const MAGIC: &[u8; 8] = b"gipfelN2";

/// What a network sees of a game: how many features there are. The first of them have rows, all of them have a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Features with rows.
    pub rows: usize,
    /// All features.
    pub features: usize,
    /// Output layers; the position decides which one counts.
    pub buckets: usize,
}

/// A network with a hidden layer of `WIDTH` for each point of view.
#[derive(Clone, PartialEq, Eq)]
pub struct Net<const WIDTH: usize> {
    /// A number for each feature, in [`FINE`] units.
    pub linear: Vec<i16>,
    /// A row for each of the first features, in units of [`ONE`].
    pub rows: Vec<[i16; WIDTH]>,
    /// What the sums of rows begin with.
    pub bias: [i16; WIDTH],
    /// For each bucket what the mover's and the opponent's activations count.
    pub output: Vec<[[i16; WIDTH]; VIEWS]>,
    /// What each bucket begins with, in [`FINE`] units.
    pub output_bias: Vec<i32>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They are something else.
    Magic,
    /// They are of a network with another number of features, buckets or neurons, or that evaluates something else.
    Shape,
    /// There are too few or too many of them.
    Length,
    /// They were damaged.
    Sum,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::Magic => "these are no weights of a network",
            NetError::Shape => "these are weights of another network",
            NetError::Length => "the weights are cut short",
            NetError::Sum => "the weights are damaged",
        })
    }
}

impl std::error::Error for NetError {}

impl<const WIDTH: usize> Net<WIDTH> {
    /// A network that evaluates every position even.
    pub fn zero(shape: Shape) -> Net<WIDTH> {
        Net {
            linear: vec![0; shape.features],
            rows: vec![[0; WIDTH]; shape.rows],
            bias: [0; WIDTH],
            output: vec![[[0; WIDTH]; VIEWS]; shape.buckets],
            output_bias: vec![0; shape.buckets],
        }
    }

    /// How large it is.
    pub fn shape(&self) -> Shape {
        Shape { rows: self.rows.len(), features: self.linear.len(), buckets: self.output.len() }
    }

    /// The score of a position for the mover, in hundredths of a unit, given his sums and his opponent's.
    #[inline]
    fn evaluate(&self, own: View<'_, WIDTH>, other: &[i16; WIDTH], bucket: usize) -> i32 {
        let [own_weights, other_weights] = &self.output[bucket];
        let layer = dot(own.rows, own_weights) + dot(other, other_weights);
        let fine = own.linear + self.output_bias[bucket] + layer / ONE;
        fine / FINE
    }

    /// The plain twin of [`Prepared::evaluate`]: the features of the mover and of his opponent summed one by one.
    pub fn evaluate_plainly(&self, own: &[usize], other: &[usize], bucket: usize) -> i32 {
        let [own_rows, other_rows] = [own, other].map(|features| {
            let mut sum = self.bias;
            for row in features.iter().filter_map(|&feature| self.rows.get(feature)) {
                for (sum, &number) in sum.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(number);
                }
            }
            sum
        });
        let linear = own.iter().map(|&feature| i32::from(self.linear[feature])).sum();
        self.evaluate(View { rows: &own_rows, linear }, &other_rows, bucket)
    }

    /// Reads weights of a network of a given shape.
    pub fn from_bytes(bytes: &[u8], shape: Shape) -> Result<Net<WIDTH>, NetError> {
        let (content, sum) = checked(bytes)?;
        let mut words = Words(content);
        words.name()?;
        let head: [i32; 4] = words.numbers()?;
        let expected = [WIDTH, shape.rows, shape.features, shape.buckets].map(|n| n as i32);
        if head != expected {
            return Err(NetError::Shape);
        }
        if sum != check_sum(content) {
            return Err(NetError::Sum);
        }
        let mut net = Net::zero(shape);
        for number in &mut net.linear {
            *number = words.word()?;
        }
        for row in &mut net.rows {
            *row = words.row()?;
        }
        net.bias = words.row()?;
        for views in &mut net.output {
            *views = [words.row()?, words.row()?];
        }
        for number in &mut net.output_bias {
            [*number] = words.numbers()?;
        }
        if words.0.is_empty() { Ok(net) } else { Err(NetError::Length) }
    }

    /// Writes what [`Net::from_bytes`] reads. `evaluated` is the word for what the network evaluates.
    pub fn to_bytes(&self, evaluated: &str) -> Vec<u8> {
        let Shape { rows, features, buckets } = self.shape();
        let evaluated = evaluated.as_bytes();
        let length = u8::try_from(evaluated.len()).expect("words are short");
        let mut content = [&[length], evaluated].concat();
        for number in [WIDTH, rows, features, buckets] {
            content.extend((number as i32).to_le_bytes());
        }
        let output = self.output.iter().flatten();
        let rows = self.rows.iter().chain([&self.bias]).chain(output).flatten();
        content.extend(self.linear.iter().chain(rows).flat_map(|word| word.to_le_bytes()));
        content.extend(self.output_bias.iter().flat_map(|number| number.to_le_bytes()));
        let sum = check_sum(&content);
        [MAGIC.as_slice(), &content, &sum.to_le_bytes()].concat()
    }
}

impl<const WIDTH: usize> fmt::Debug for Net<WIDTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net<{WIDTH}>({:?})", self.shape())
    }
}

/// The word for what a network evaluates, of which these are the weights: a [set of weights](crate::WeightSetInfo).
pub fn weight_set_of(bytes: &[u8]) -> Result<&str, NetError> {
    let name = Words(checked(bytes)?.0).name()?;
    std::str::from_utf8(name).map_err(|_| NetError::Sum)
}

/// What weights hold, and what its sum should be.
fn checked(bytes: &[u8]) -> Result<(&[u8], u32), NetError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Magic)?;
    let (content, sum) = rest.split_last_chunk::<4>().ok_or(NetError::Length)?;
    Ok((content, u32::from_le_bytes(*sum)))
}

/// Activations, clipped, times weights.
#[inline]
fn dot<const WIDTH: usize>(sum: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    sum.iter()
        .zip(weights)
        .map(|(&value, &weight)| i32::from(value.clamp(0, ONE as i16)) * i32::from(weight))
        .sum()
}

/// The 32-bit sum of Fowler, Noll and Vo.
fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

struct Words<'a>(&'a [u8]);

impl<'a> Words<'a> {
    /// A short text with its length in front.
    fn name(&mut self) -> Result<&'a [u8], NetError> {
        let [length] = self.take()?;
        let (name, rest) = self.0.split_at_checked(length.into()).ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(name)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(*first)
    }

    fn word(&mut self) -> Result<i16, NetError> {
        self.take().map(i16::from_le_bytes)
    }

    fn row<const N: usize>(&mut self) -> Result<[i16; N], NetError> {
        let mut row = [0; N];
        for word in &mut row {
            *word = self.word()?;
        }
        Ok(row)
    }

    fn numbers<const N: usize>(&mut self) -> Result<[i32; N], NetError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.take().map(i32::from_le_bytes)?;
        }
        Ok(numbers)
    }
}

/// What a player's features sum up to.
#[derive(Clone, Copy)]
struct View<'a, const WIDTH: usize> {
    rows: &'a [i16; WIDTH],
    linear: i32,
}

/// A network that is ready to evaluate from both points of view: each feature of White's comes with what Black sees in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared<const WIDTH: usize> {
    net: Net<WIDTH>,
    rows: Vec<[[i16; WIDTH]; VIEWS]>,
    linear: Vec<[i16; VIEWS]>,
}

impl<const WIDTH: usize> Prepared<WIDTH> {
    /// A network, and which feature the other player sees where a player sees one.
    pub fn new(net: Net<WIDTH>, turned: impl Fn(usize) -> usize) -> Prepared<WIDTH> {
        let (rows, linear) = (net.rows.iter(), net.linear.iter());
        Prepared {
            rows: rows.enumerate().map(|(at, row)| [*row, net.rows[turned(at)]]).collect(),
            linear: linear.enumerate().map(|(at, word)| [*word, net.linear[turned(at)]]).collect(),
            net,
        }
    }

    /// The network.
    pub fn net(&self) -> &Net<WIDTH> {
        &self.net
    }

    /// The score of a position for the mover, in hundredths of a unit. `mover` is 0 for White and 1 for Black.
    #[inline]
    pub fn evaluate(&self, sum: &Sum<WIDTH>, mover: usize, bucket: usize) -> i32 {
        let own = View { rows: &sum.rows[mover], linear: sum.linear[mover] };
        self.net.evaluate(own, &sum.rows[1 - mover], bucket)
    }
}

/// The sums of the features of a position, from White's point of view and from Black's. Features are given as White sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum<const WIDTH: usize> {
    rows: [[i16; WIDTH]; VIEWS],
    linear: [i32; VIEWS],
}

impl<const WIDTH: usize> Sum<WIDTH> {
    /// Without any feature.
    pub fn new(net: &Prepared<WIDTH>) -> Sum<WIDTH> {
        Sum { rows: [net.net.bias; VIEWS], linear: [0; VIEWS] }
    }

    /// Nothing at all.
    pub const ZERO: Sum<WIDTH> = Sum { rows: [[0; WIDTH]; VIEWS], linear: [0; VIEWS] };

    /// Puts a part of the sum in the place of another.
    #[inline]
    pub fn exchange_part(&mut self, old: &Sum<WIDTH>, new: &Sum<WIDTH>) {
        for view in 0..VIEWS {
            self.linear[view] += new.linear[view] - old.linear[view];
        }
        let (old, new) = (old.rows.as_flattened(), new.rows.as_flattened());
        for (sum, (&old, &new)) in self.rows.as_flattened_mut().iter_mut().zip(old.iter().zip(new))
        {
            *sum = sum.wrapping_add(new.wrapping_sub(old));
        }
    }

    /// Adds a feature with a row.
    #[inline]
    pub fn add(&mut self, net: &Prepared<WIDTH>, feature: usize) {
        self.add_plain(net, feature);
        let new = net.rows[feature].as_flattened();
        for (sum, &new) in self.rows.as_flattened_mut().iter_mut().zip(new) {
            *sum = sum.wrapping_add(new);
        }
    }

    /// Takes a feature with a row away.
    #[inline]
    pub fn remove(&mut self, net: &Prepared<WIDTH>, feature: usize) {
        self.remove_plain(net, feature);
        let old = net.rows[feature].as_flattened();
        for (sum, &old) in self.rows.as_flattened_mut().iter_mut().zip(old) {
            *sum = sum.wrapping_sub(old);
        }
    }

    /// Puts a feature with a row in the place of another.
    #[inline]
    pub fn exchange(&mut self, net: &Prepared<WIDTH>, old: usize, new: usize) {
        self.exchange_plain(net, old, new);
        let (old, new) = (net.rows[old].as_flattened(), net.rows[new].as_flattened());
        for (sum, (&old, &new)) in self.rows.as_flattened_mut().iter_mut().zip(old.iter().zip(new))
        {
            *sum = sum.wrapping_add(new.wrapping_sub(old));
        }
    }

    /// Adds features: some with rows, then some without.
    pub fn add_all<const ROWS: usize, const PLAIN: usize>(
        &mut self,
        net: &Prepared<WIDTH>,
        (rows, plain): ([usize; ROWS], [usize; PLAIN]),
    ) {
        rows.into_iter().for_each(|feature| self.add(net, feature));
        plain.into_iter().for_each(|feature| self.add_plain(net, feature));
    }

    /// Puts features in the place of as many others: some with rows, then some without.
    pub fn exchange_all<const ROWS: usize, const PLAIN: usize>(
        &mut self,
        net: &Prepared<WIDTH>,
        old: ([usize; ROWS], [usize; PLAIN]),
        new: ([usize; ROWS], [usize; PLAIN]),
    ) {
        for (old, new) in old.0.into_iter().zip(new.0) {
            if old != new {
                self.exchange(net, old, new);
            }
        }
        for (old, new) in old.1.into_iter().zip(new.1) {
            self.exchange_plain(net, old, new);
        }
    }

    /// Adds a feature without a row.
    #[inline]
    pub fn add_plain(&mut self, net: &Prepared<WIDTH>, feature: usize) {
        for (sum, new) in self.linear.iter_mut().zip(net.linear[feature]) {
            *sum += i32::from(new);
        }
    }

    /// Takes a feature without a row away.
    #[inline]
    pub fn remove_plain(&mut self, net: &Prepared<WIDTH>, feature: usize) {
        for (sum, old) in self.linear.iter_mut().zip(net.linear[feature]) {
            *sum -= i32::from(old);
        }
    }

    /// Puts a feature without a row in the place of another.
    #[inline]
    pub fn exchange_plain(&mut self, net: &Prepared<WIDTH>, old: usize, new: usize) {
        self.remove_plain(net, old);
        self.add_plain(net, new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { rows: 3, features: 5, buckets: 2 };

    fn net() -> Net<8> {
        let mut net = Net::zero(SHAPE);
        let mut state = 1u32;
        let mut next = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 22) as i16 - 512
        };
        net.linear.iter_mut().for_each(|word| *word = next());
        net.rows.iter_mut().flatten().for_each(|word| *word = next());
        net.bias.iter_mut().for_each(|word| *word = next());
        net.output.iter_mut().flatten().flatten().for_each(|word| *word = next());
        net.output_bias = vec![7, -1900];
        net
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let net = net();
        let bytes = net.to_bytes("a game");
        assert_eq!(weight_set_of(&bytes), Ok("a game"));
        assert_eq!(Net::from_bytes(&bytes, SHAPE), Ok(net));
        let other = Shape { features: 6, ..SHAPE };
        assert_eq!(Net::<8>::from_bytes(&bytes, other), Err(NetError::Shape));
        assert_eq!(Net::<4>::from_bytes(&bytes, SHAPE), Err(NetError::Shape));
        assert_eq!(Net::<8>::from_bytes(b"something else", SHAPE), Err(NetError::Magic));
        for end in MAGIC.len()..bytes.len() {
            assert!(Net::<8>::from_bytes(&bytes[..end], SHAPE).is_err(), "{end}");
        }
        for at in MAGIC.len()..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 4;
            assert!(Net::<8>::from_bytes(&damaged, SHAPE).is_err(), "{at}");
        }
    }

    /// Features 0 and 1 are the same of both players.
    fn turned(feature: usize) -> usize {
        [1, 0, 2, 3, 4][feature]
    }

    #[test]
    fn adding_and_taking_away_leaves_what_is_there() {
        let net = Prepared::new(net(), turned);
        let mut sum = Sum::new(&net);
        for feature in [0, 1, 1, 2] {
            sum.add(&net, feature);
        }
        sum.remove(&net, 1);
        sum.exchange(&net, 2, 0);
        sum.add_plain(&net, 4);
        sum.add_plain(&net, 3);
        sum.remove_plain(&net, 4);
        for bucket in 0..2 {
            let [white, black] = [[1, 0, 3, 0], [0, 1, 3, 1]];
            let plain = |own, other| net.net().evaluate_plainly(own, other, bucket);
            assert_eq!(net.evaluate(&sum, 0, bucket), plain(&white, &black));
            assert_eq!(net.evaluate(&sum, 1, bucket), plain(&black, &white));
        }
    }

    #[test]
    fn evaluated_as_by_hand() {
        let mut net: Net<8> = Net::zero(SHAPE);
        net.rows[1] = [100, 300, -50, 0, 0, 0, 0, 0];
        net.linear[1] = 32;
        net.output[1] = [[16, 160, 1600, 0, 0, 0, 0, 0], [-16, 0, 0, 0, 0, 0, 0, 0]];
        net.output_bias[1] = 48;
        // 100/256 of 16 less 100/256 of 16, all of 160, nothing of 1600; 32 and 48 on top.
        assert_eq!(net.evaluate_plainly(&[1], &[1], 1), (160 + 32 + 48) / FINE);
        assert_eq!(net.evaluate_plainly(&[1], &[1], 0), 32 / FINE);
    }
}
