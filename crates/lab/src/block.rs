//! Blocks of bytes that are checked by sums: the length of the content, the content and the CRC-32 of the content. Length and sum
//! are little-endian words of four bytes.

/// A block with a content.
pub(crate) fn block(content: &[u8]) -> Vec<u8> {
    let mut bytes = (content.len() as u32).to_le_bytes().to_vec();
    bytes.extend(content);
    bytes.extend(crc32fast::hash(content).to_le_bytes());
    bytes
}

/// A content and where the next block begins.
pub(crate) type Content<'a> = (&'a [u8], usize);
/// Where something is wrong, and what.
pub(crate) type Fault = (usize, &'static str);

/// The content of a block and where the next one begins. None if it is the last one and not all of it was written.
pub(crate) fn read_block(
    bytes: &[u8],
    at: usize,
    longest: usize,
) -> Result<Option<Content<'_>>, Fault> {
    let word = |at: usize| {
        let word: Option<[u8; 4]> = bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
        word.map(u32::from_le_bytes)
    };
    let Some(length) = word(at) else { return Ok(None) };
    let length = length as usize;
    if length > longest {
        return Err((at, "a block is impossibly long"));
    }
    let (begin, end) = (at + 4, at + 4 + length);
    let Some(sum) = word(end) else { return Ok(None) };
    let content = &bytes[begin..end];
    if crc32fast::hash(content) == sum {
        Ok(Some((content, end + 4)))
    } else if end + 4 == bytes.len() {
        Ok(None)
    } else {
        Err((at, "the sum of a block is wrong"))
    }
}
