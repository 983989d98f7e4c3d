import { readFileSync } from 'node:fs';
import type { WrittenBlock } from '#server/modules/files/contributors.ts';
import { answerParent } from '#server/modules/files/reader-answer.ts';
import type { WordFinding } from './inspect-word.ts';
import { readDocument } from './word-document.ts';
import { type WordParts, wordParts } from './word-parts.ts';
import { wordStyles } from './word-styles.ts';
import { textOfLine } from './written-line.ts';
import { writtenText } from './written-text.ts';
import { type ZipParts, zipParts } from './zip-parts.ts';

/** Longer is no CV, and would cost whoever sets it more time than there is. */
const mostCharacters = 60_000;
/** Cells, lines and their pieces, in all. */
const mostParts = 8000;
const pageNumber = /^[-–—\s]*(?:p(?:age)?\.?\s*)?\d{1,3}(?:\s*(?:of|sur|de|من|[/|])\s*\d{1,3})?[-–—\s]*$/iu;

answerParent(read());
process.exit(0);

function read(): Exclude<WordFinding, 'later'> {
  try {
    const parts = zipParts(readFileSync(process.argv[2] ?? ''));
    const found = wordParts(parts);
    if (found === undefined) return { refused: 'not-word' };
    if (found === 'macros') return { refused: 'word-macros' };
    const blocks = readBlocks(parts, found);
    const text = writtenText(blocks);
    // A scan in a Word file has no text: its PDF would be an empty page.
    const isNoCv = text === '' || text.length > mostCharacters || partsIn(blocks) > mostParts;
    return isNoCv ? { refused: 'word-unreadable' } : { blocks, text };
  } catch {
    return { refused: 'word-unreadable' }; // Broken, encrypted, or larger than any CV: the person reads the same.
  }
}

function partsIn(blocks: readonly WrittenBlock[]): number {
  return blocks.reduce(
    (count, block) =>
      count +
      (block.kind === 'row'
        ? block.cells.reduce((inRow, { lines }) => inRow + 1 + partsIn(lines), 0)
        : 1 + block.pieces.length),
    0,
  );
}

/** What stands on every page is read once: headers first, where the name and the address may be. */
function readBlocks(parts: ZipParts, { document, headers, footers }: WordParts): WrittenBlock[] {
  const styles = wordStyles(parts);
  const counts = new Map<string, number>();
  const countPoint = ({ list, level }: { list: string; level: number }) => {
    const count = (counts.get(`${list} ${level}`) ?? 0) + 1;
    counts.set(`${list} ${level}`, count);
    counts.delete(`${list} ${level + 1}`);
    return count;
  };
  const partOf = (path: string) => {
    const part = parts.read(path);
    return part ? readDocument(part, styles, countPoint) : [];
  };
  const onEveryPage = (paths: readonly string[]) => {
    const told = new Set<string>();
    return paths.flatMap(partOf).filter((block) => {
      const text = block.kind === 'row' ? JSON.stringify(block) : textOfLine(block);
      const isNew = !told.has(text) && !isPageNumber(text);
      told.add(text);
      return isNew;
    });
  };
  const body = partOf(document);
  return [...onEveryPage(headers), ...body, ...onEveryPage(footers)];
}

function isPageNumber(text: string): boolean {
  return text.length < 40 && pageNumber.test(text);
}
