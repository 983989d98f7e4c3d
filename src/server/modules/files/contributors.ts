import type { Context } from '#server/platform/context.ts';

/** A piece of a line: words, a tab to the next words, to the far edge (a date), or the end of the line. */
export type WrittenPiece =
  | { kind: 'text'; text: string; isBold: boolean /** A blank stands before it. */; isApart: boolean }
  | { kind: 'tab' | 'edge' | 'line' };

/** A line of its own in a written text: a heading of a level, a paragraph, or a point of a list. */
export interface WrittenLine {
  kind: 'heading' | 'paragraph' | 'point';
  /** Of a heading 1 to 3; of a point how far it is set in, from 0. */
  level: number;
  pieces: WrittenPiece[];
}

/** A row of a table, cell by cell, each with its share of the width. */
export interface WrittenRow {
  kind: 'row';
  cells: { share: number; lines: WrittenLine[] }[];
}

export type WrittenBlock = WrittenLine | WrittenRow;

/**
 * Sets a written text as a PDF: its bytes and pages. `busy` says nothing of the text, `unset` that it can't be set: no
 * font has its letters, or no page takes it.
 */
export type TextSetter = (
  context: Context,
  written: { blocks: readonly WrittenBlock[] /** The same, line by line. */; text: string },
) => Promise<{ pdf: Uint8Array; pages: number } | 'busy' | 'unset'>;

declare module '#server/platform/context.ts' {
  interface Contributors {
    textSetters: TextSetter[];
  }
}
