import type { WrittenBlock, WrittenLine } from '#server/modules/files/contributors.ts';
import { readXml } from './word-parts.ts';
import { headingLevel, isOn, type ListPlace, levelOf, type WordStyles } from './word-styles.ts';
import { type Run, writtenLine } from './written-line.ts';

/** What stands in the file and on no page: deleted, older, or for programs. A second drawing of a text box, too. */
const unread: ReadonlySet<string> = new Set([
  ...['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:delText'],
  ...['w:pPrChange', 'w:rPrChange', 'w:tblPrChange', 'w:trPrChange', 'w:tcPrChange', 'w:sectPrChange'],
]);
/** What stands for a sign in a run. */
const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
  'w:sym': '•',
};

/** What has more is a drawing made of cells. */
const mostColumns = 12;

interface Paragraph {
  style: string;
  outline: number | undefined;
  place: Partial<ListPlace>;
  runs: Run[];
  /** Text boxes that hang on it. */
  boxes: WrittenBlock[];
}

interface Cell {
  share: number;
  blocks: WrittenBlock[];
}

/** Reads the body, a header or a footer of a Word file into what a person reads of it, from above. */
export function readDocument(part: Buffer, styles: WordStyles, countPoint: PointCounter): WrittenBlock[] {
  const all: WrittenBlock[] = [];
  const path: string[] = [];
  /** Where paragraphs go: the body, the cell or the text box that they stand in. */
  const targets: WrittenBlock[][] = [all];
  const paragraphs: Paragraph[] = [];
  const rows: Cell[][] = [];
  const controls: { isPlaceholder: boolean }[] = [];
  let run: Omit<Run, 'text'> & { isHidden: boolean } = { isBold: false, isHidden: false, size: 0 };
  let unreadFrom = 0;

  const write = (text: string) => {
    const { isHidden, ...look } = run;
    if (!isHidden) paragraphs.at(-1)?.runs.push({ ...look, text });
  };
  const target = () => targets.at(-1) ?? all;
  const isIn = (parent: string, grandparent?: string) =>
    path.at(-2) === parent && (grandparent === undefined || path.at(-3) === grandparent);

  readXml(part, {
    open(name, attributes) {
      path.push(name);
      if (unreadFrom > 0) return;
      const value = attributes['w:val'];
      const paragraph = paragraphs.at(-1);
      if (unread.has(name) || (name === 'w:sdtContent' && controls.at(-1)?.isPlaceholder))
        unreadFrom = path.length;
      else if (name === 'w:p')
        paragraphs.push({ style: '', outline: undefined, place: {}, runs: [], boxes: [] });
      else if (name === 'w:txbxContent' || name === 'w:tc') {
        targets.push([]);
        if (name === 'w:tc') rows.at(-1)?.push({ share: 0, blocks: [] });
      } else if (name === 'w:tr') rows.push([]);
      else if (name === 'w:tcW') setShare(rows.at(-1)?.at(-1), attributes);
      else if (name === 'w:sdt') controls.push({ isPlaceholder: false });
      else if (name === 'w:showingPlcHdr' && controls.length > 0)
        controls[controls.length - 1] = { isPlaceholder: isOn(value) };
      else if (name === 'w:r')
        run = { isBold: styles.isBold(paragraph?.style ?? ''), isHidden: false, size: 0 };
      else if (isIn('w:rPr', 'w:r')) {
        if (name === 'w:b') run.isBold = isOn(value);
        if (name === 'w:vanish') run.isHidden = isOn(value);
        if (name === 'w:sz') run.size = Number(value) || 0;
      } else if (isIn('w:r') && signs[name]) write(signs[name]);
      else if (paragraph && isIn('w:pPr', 'w:p')) {
        if (name === 'w:pStyle') paragraph.style = value ?? '';
        if (name === 'w:outlineLvl') paragraph.outline = levelOf(value);
      } else if (paragraph && isIn('w:numPr', 'w:pPr')) {
        if (name === 'w:numId' && value !== undefined) paragraph.place.list = value;
        if (name === 'w:ilvl') paragraph.place.level = levelOf(value) ?? 0;
      }
    },
    text(text) {
      if (unreadFrom === 0 && path.at(-1) === 'w:t') write(text);
    },
    close(name) {
      const depth = path.length;
      path.pop();
      if (unreadFrom > 0) {
        if (depth === unreadFrom) unreadFrom = 0;
        return;
      }
      if (name === 'w:p') {
        const { boxes = [], ...paragraph } = paragraphs.pop() ?? {};
        const line = writtenParagraph(paragraph, styles, countPoint);
        target().push(...(line ? [line] : []), ...boxes);
      } else if (name === 'w:txbxContent') {
        const blocks = targets.pop() ?? [];
        (paragraphs.at(-1)?.boxes ?? target()).push(...blocks);
      } else if (name === 'w:tc') {
        const cell = rows.at(-1)?.at(-1);
        const blocks = targets.pop() ?? [];
        if (cell) cell.blocks = blocks;
      } else if (name === 'w:tr') target().push(...writtenRow(rows.pop() ?? []));
      else if (name === 'w:sdt') controls.pop();
    },
  });
  return all;
}

/** Counts the points of a list that has numbers. */
export type PointCounter = (place: ListPlace) => number;

function writtenParagraph(
  { style = '', outline, place = {}, runs = [] }: Partial<Omit<Paragraph, 'boxes'>>,
  styles: WordStyles,
  countPoint: PointCounter,
): WrittenLine | undefined {
  if (runs.every(({ text }) => text.trim() === '')) return undefined;
  const heading = outline === undefined ? styles.headingOf(style) : headingLevel(outline);
  if (heading !== undefined) return writtenLine('heading', heading, runs);
  const list = place.list === undefined ? styles.listOf(style) : { level: 0, ...place, list: place.list };
  const format = list && styles.formatOf(list);
  if (list && format === 'sign') return writtenLine('point', list.level, runs);
  if (list && format === 'number') {
    const number = { isBold: false, size: 0, text: `${countPoint(list)}. ` };
    return writtenLine('paragraph', 0, [number, ...runs]);
  }
  const size = Math.min(...runs.filter(({ text }) => text.trim() !== '').map((one) => one.size));
  const isShort = runs.reduce((length, { text }) => length + text.length, 0) < 80;
  // Half points: what is set this large names the person, or a part.
  if (isShort && size >= 26) return writtenLine('heading', size >= 36 ? 1 : 2, runs);
  return writtenLine('paragraph', 0, runs);
}

/** A row of which one cell alone says anything is no table; a table within a cell is read line by line. */
function writtenRow(cells: readonly Cell[]): WrittenBlock[] {
  const filled = cells.map(({ share, blocks }) => ({ share, lines: linesIn(blocks) }));
  const said = filled.filter(({ lines }) => lines.length > 0);
  if (said.length < 2 || cells.length > mostColumns) return said.flatMap(({ lines }) => lines);
  const usual = Math.max(...filled.map(({ share }) => share)) || 1;
  return [{ kind: 'row', cells: filled.map(({ share, lines }) => ({ share: share || usual, lines })) }];
}

function linesIn(blocks: readonly WrittenBlock[]): WrittenLine[] {
  return blocks.flatMap((block) =>
    block.kind === 'row' ? block.cells.flatMap(({ lines }) => lines) : block,
  );
}

function setShare(cell: Cell | undefined, attributes: Readonly<Record<string, string>>): void {
  const width = Number(attributes['w:w']);
  // Half a twip wide or the width of a street: whatever a program wrote, a column stays one.
  if (cell && attributes['w:type'] !== 'auto' && width > 0)
    cell.share = Math.min(20_000, Math.max(200, width));
}
