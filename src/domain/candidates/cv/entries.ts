import type { CvLine } from './lines.ts';

/** The lines of one job or one study: those that name it, with what the date left of its line, and those that tell of it. */
interface EntryLines<Date> {
  date: Date;
  head: string[];
  told: CvLine[];
}

const longestHead = 110;
const mostHeadLines = 4;
const mostLines = 400;

/**
 * Parts a section into its entries, each at the line that dates it. A CV keeps one order: as many lines as stand above
 * the first date belong to each later one, too.
 */
export function partEntries<Date>(
  lines: readonly CvLine[],
  findDate: (text: string) => { date: Date; rest: string } | undefined,
  goesOn: (head: readonly string[], line: string) => boolean = () => true,
): EntryLines<Date>[] {
  const dated = lines.slice(0, mostLines).flatMap((line, index) => {
    const found = line.text.length <= longestHead + 60 && !isTold(line) ? findDate(line.text) : undefined;
    return found ? [{ index, ...found }] : [];
  });
  const [first] = dated;
  if (!first) return [];
  const above = headLinesAbove(lines, first.index, 0, 3);
  const starts = dated.map(({ index }, at) => {
    const floor = at === 0 ? 0 : (dated[at - 1]?.index ?? 0) + 1;
    return index - headLinesAbove(lines, index, floor, above);
  });
  return dated.map(({ index, date, rest }, at) => {
    const end = starts[at + 1] ?? lines.length;
    const before = lines.slice(starts[at], index).map(({ text }) => text);
    const after = lines.slice(index + 1, end);
    const room = mostHeadLines - before.length - (rest === '' ? 0 : 1);
    const named = [...before, rest].filter((text) => text !== '');
    const firstTold = after.findIndex(
      (line, index) =>
        !isHeadLine(line) || !goesOn([...named, ...after.slice(0, index).map(({ text }) => text)], line.text),
    );
    const more = Math.min(room, firstTold === -1 ? after.length : firstTold, before.length > 0 ? 1 : 3);
    const head = [...before, rest, ...after.slice(0, more).map(({ text }) => text)];
    return { date, head: head.filter((text) => text !== ''), told: after.slice(more) };
  });
}

function headLinesAbove(lines: readonly CvLine[], index: number, floor: number, most: number): number {
  let count = 0;
  while (count < most && index - count - 1 >= floor) {
    const line = lines[index - count - 1];
    if (!line || !isHeadLine(line)) break;
    count += 1;
  }
  return count;
}

function isHeadLine(line: CvLine): boolean {
  return !line.isBullet && line.text.length <= longestHead && !isTold(line) && !/[;:]$/.test(line.text);
}

/** A sentence rather than a name: it ends with a full stop after several words, or goes on from the line above. */
function isTold({ text }: CvLine): boolean {
  return (/[.!]$/.test(text) && text.split(' ').length > 5) || /^\p{Ll}\p{L}+ \p{Ll}/u.test(text);
}

/** Signs of lists get lost in printing: a line that begins large below a short one is a point of its own. */
function beginsAnew(last: string, text: string): boolean {
  if (/[.!;]$/.test(last)) return true;
  return (
    /^[\p{Lu}\p{N}]/u.test(text) &&
    last.length < 60 &&
    !/[,،]$| (?:of|and|the|in|for|de|du|des|et|la|le|à)$/iu.test(last)
  );
}

/** What was told of an entry, its broken lines joined again; at most so many characters. */
export function toldText(lines: readonly CvLine[], maximum: number): string {
  const sentences: string[] = [];
  for (const { text, isBullet } of lines) {
    const last = sentences.at(-1);
    if (last === undefined || isBullet || beginsAnew(last, text)) sentences.push(text);
    else sentences[sentences.length - 1] = `${last} ${text}`;
  }
  let told = '';
  for (const sentence of sentences) {
    if (told.length + sentence.length + 1 > maximum) break;
    told += told === '' ? sentence : `\n${sentence}`;
  }
  return told.replaceAll('\t', ' ');
}
