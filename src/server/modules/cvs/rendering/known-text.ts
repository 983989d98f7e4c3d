const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Without a shape of their own; a font that lacks them lacks nothing. */
const shapeless = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The same data, its texts without the signs that no font has: `dropped` has each of these once. A sign goes as a
 * whole (a family of emoji is one), direction marks and joiners of emoji go without a word.
 */
export function knownText<Data>(
  data: Data,
  isKnown: (code: number) => boolean,
): { cv: Data; dropped: string[] } {
  const dropped = new Set<string>();
  const text = JSON.stringify(data, (_, value) => (typeof value === 'string' ? keep(value) : value));
  return { cv: JSON.parse(text) as Data, dropped: [...dropped] };

  function keep(value: string): string {
    // Most texts are plain, and need no look at each sign.
    if (/^[ -~]*$/.test(value)) return value;
    const kept = [...graphemes.segment(value.toWellFormed().normalize('NFC').replace(/\s/gu, asSpace))].map(
      ({ segment }) => keepSign(segment),
    );
    return kept
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[,،])/g, '')
      .trim();
  }

  function keepSign(sign: string): string {
    const shaped = [...sign].filter((part) => !shapeless.test(part) || isKnown(part.codePointAt(0) ?? 0));
    if (shaped.every((part) => isKnown(part.codePointAt(0) ?? 0))) return shaped.join('');
    dropped.add(sign);
    return '';
  }
}

/** A hard space stays one; every other kind of space is the plain one. */
function asSpace(space: string): string {
  return space === '\u00a0' || space === '\u202f' ? '\u00a0' : ' ';
}
