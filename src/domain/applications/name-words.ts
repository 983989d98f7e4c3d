/** From so many letters on a part of a name is found inside of any word; a shorter one may be a part of a common word. */
const unmistakable = 6;
/** From so many letters on a part may be joined to others and to initials. */
const joinable = 4;

/**
 * Says of a word whether it tells the name: a part of it, whatever its case, accents, vowel marks and Arabic spelling;
 * parts joined to one another, to initials, to figures or by a change of case (ZaynabHiddenname, zhiddenname, omar90);
 * and a part of six letters anywhere. Shorter ones stay in other words: without "Mark", "…eting" would tell it.
 */
export function nameTeller(name: string): (word: string) => boolean {
  const parts = [...new Set(humpsOf(name.replaceAll(/[^\p{L}\p{M}\p{N}\p{Cf}]+/gu, '_')).map(bare))].filter(
    (part) => part.length > 1,
  );
  const pieces = [...parts, ...new Set(parts.map((part) => part.charAt(0)))];
  const isPart = (text: string) =>
    parts.includes(text) ||
    parts.some((part) => part.length >= unmistakable && text.includes(part)) ||
    (parts.some((part) => part.length >= joinable && text.includes(part)) && isMadeOf(text, pieces));
  if (parts.length === 0) return () => false;
  return (word) =>
    isPart(bare(word)) ||
    humpsOf(word).some((hump) => isPart(bare(hump)) || isPart(withoutArticle(bare(hump))));
}

/** What figures, low lines and a change of case part: "zaynabHidden_90" gives "zaynab" and "Hidden". */
function humpsOf(word: string): string[] {
  return word
    .normalize('NFC')
    .split(/[\p{N}_]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((hump) => hump !== '');
}

/** Letters alone, as they are compared. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]|\u0640/gu, '')
    .toLowerCase()
    .replaceAll(/[أإآىةؤئœæøłđßı]/gu, (sign) => alike[sign] ?? sign);
}

const alike: Readonly<Record<string, string>> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' },
  ...{ œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', ı: 'i' },
};

/** An Arabic word without what is written to its beginning: and, so, by, for, like, the. */
function withoutArticle(text: string): string {
  return text.replace(/^[وفبلك]?(?:ال)?/u, '');
}

/** Whether the text is nothing but these pieces one behind the other; each place is looked at once. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const piece of pieces) if (text.startsWith(piece, at)) reached.add(at + piece.length);
  }
  return reached.has(text.length);
}
