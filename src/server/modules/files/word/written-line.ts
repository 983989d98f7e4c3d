import { hasDate } from '#domain/candidates/cv/periods.ts';
import type { WrittenLine, WrittenPiece } from '#server/modules/files/contributors.ts';

/** Signs in one look, with tabs and ends of lines as they are. Size in half points; 0 is that of the style. */
export interface Run {
  text: string;
  isBold: boolean;
  size: number;
}

/** Some spaces in a row are typed where a tab is meant. */
const gap = / {3,}/g;

/** The runs of a paragraph as pieces: blanks made one, a date behind the last tab put to the edge. */
export function writtenLine(kind: WrittenLine['kind'], level: number, runs: readonly Run[]): WrittenLine {
  const pieces: WrittenPiece[] = [];
  let isApart = false;
  const breakAt = (kind: 'tab' | 'line') => {
    isApart = false;
    const last = pieces.at(-1)?.kind;
    if (last === 'tab') pieces.pop();
    if (last !== undefined && (kind === 'line' || last !== 'line')) pieces.push({ kind });
  };
  for (const { text, isBold } of runs) {
    for (const [index, line] of clean(text).replace(gap, '\t').split('\n').entries()) {
      if (index > 0) breakAt('line');
      for (const [place, words] of line.split('\t').entries()) {
        if (place > 0) breakAt('tab');
        const bare = words.replace(/ +/g, ' ').trim();
        if (/^\s/.test(words)) isApart = true;
        if (bare === '') continue;
        const last = pieces.at(-1);
        if (last?.kind === 'text' && last.isBold === isBold) last.text += (isApart ? ' ' : '') + bare;
        else pieces.push({ kind: 'text', text: bare, isBold, isApart: isApart && last?.kind === 'text' });
        isApart = /\s$/.test(words);
      }
    }
  }
  while (pieces.length > 0 && pieces.at(-1)?.kind !== 'text') pieces.pop();
  return {
    kind,
    level,
    pieces: pieces.map((piece, at) => (isBeforeDate(pieces, at) ? { kind: 'edge' } : piece)),
  };
}

/** What a person reads of a line, with tabs and ends of lines. */
export function textOfLine({ pieces }: Pick<WrittenLine, 'pieces'>): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return (piece.isApart ? ' ' : '') + piece.text;
      return piece.kind === 'line' ? '\n' : '\t';
    })
    .join('');
}

function isBeforeDate(pieces: readonly WrittenPiece[], at: number): boolean {
  if (pieces[at]?.kind !== 'tab') return false;
  const rest = pieces.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind !== 'text');
  if (end >= 0 && rest[end]?.kind !== 'line') return false;
  return hasDate(textOfLine({ pieces: end < 0 ? rest : rest.slice(0, end) }));
}

/** PostgreSQL stores no NUL, JSON no half of a surrogate pair, and no page any other control. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/(?![\u00a0\u202f])\p{Zs}/gu, ' ');
}
