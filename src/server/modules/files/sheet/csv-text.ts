/** The text of a file of values, in whichever of the encodings it was saved that Excel writes in the Gulf. */
export function textOfCsv(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return decode(bytes, unmarked);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, isArabic(bytes) ? 'windows-1256' : 'windows-1252'); // No UTF-8: an older code page.
  }
}

function decode(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Heads of columns are mostly Latin: every other byte of theirs is zero. */
function unmarkedUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 400);
  const zeros = [0, 0];
  start.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 5 && even < odd / 4) return 'utf-16le';
  if (even > start.length / 5 && odd < even / 4) return 'utf-16be';
  return undefined;
}

/** Words of Arabic are letters in a row there, accents of French stand alone between Latin ones. */
function isArabic(bytes: Buffer): boolean {
  let letters = 0;
  let inRow = 0;
  let run = 0;
  for (const byte of bytes.subarray(0, 1_000_000)) {
    if (byte < 0xc0) run = 0;
    else {
      letters += 1;
      run += 1;
      if (run === 2) inRow += 2;
      else if (run > 2) inRow += 1;
    }
  }
  return letters > 0 && inRow > letters / 2;
}
