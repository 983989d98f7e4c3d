import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import type { PdfPage, PdfPiece } from '#web/pdf-pages.ts';
import './preview.css';

/** What is marked on the page: what is edited, and what the check has something to say of. */
export interface PageMarks {
  edited: { text: string; before: number } | undefined;
  weak: readonly string[];
}

/** The pages as they print, with the place where each begins; its marks are on the screen alone. */
export function CvSheets({
  pages,
  marks,
  hasCost,
}: {
  pages: readonly PdfPage[];
  marks: PageMarks;
  /** Whether the lines of a second page are those to lose; a template that shrinks first has fewer. */
  hasCost: boolean;
}) {
  const edited = editedPiece(pages, marks);
  return (
    <div className="cv-sheets">
      {pages.map((page, at) => (
        <Fragment key={page.number}>
          {at > 0 && <p className="cv-break">{breakText(pages, at, hasCost)}</p>}
          <CvSheet page={page} of={pages.length} edited={edited} weak={marks.weak} />
        </Fragment>
      ))}
    </div>
  );
}

function CvSheet({
  page,
  of,
  edited,
  weak,
}: {
  page: PdfPage;
  of: number;
  edited: PdfPiece | undefined;
  weak: readonly string[];
}) {
  const put = useCallback(
    (host: HTMLDivElement | null) => {
      host?.replaceChildren(page.canvas);
    },
    [page],
  );
  return (
    <div className="cv-sheet" role="img" aria-label={m.cvs_page({ number: page.number, of })}>
      <div ref={put} />
      {page.pieces.map((piece, at) => {
        const kind = isWeak(piece, weak) ? 'weak' : piece === edited ? 'edited' : undefined;
        if (!kind) return null;
        const { left, top, width, height } = piece;
        const style = {
          left: share(left),
          top: share(top),
          inlineSize: share(width),
          blockSize: share(height * 1.25),
        };
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a drawn page never move.
        return <span key={at} className={`cv-mark cv-mark-${kind}`} style={style} />;
      })}
    </div>
  );
}

function editedPiece(pages: readonly PdfPage[], { edited }: PageMarks): PdfPiece | undefined {
  if (!edited) return undefined;
  const equal = pages.flatMap(({ pieces }) => pieces.filter(({ text }) => text.trim() === edited.text));
  return equal[edited.before];
}

/** Lines of a weak text; a word or two stand elsewhere as well. */
function isWeak({ text }: PdfPiece, weak: readonly string[]): boolean {
  const line = text.trim();
  return line.length > 12 && weak.some((whole) => whole.includes(line));
}

function share(part: number): string {
  return `${(part * 100).toFixed(3)}%`;
}

/** What the second page costs is said where it is little. */
function breakText(pages: readonly PdfPage[], at: number, hasCost: boolean): string {
  const number = at + 1;
  const last = hasCost && pages.length === 2 ? pages[1] : undefined;
  const lines = last ? linesOf(last) : 0;
  return lines > 0 && lines <= 12 ? m.cvs_page_begins_cost({ number, lines }) : m.cvs_page_begins({ number });
}

/** Lines of text on a page, without those at its foot. */
function linesOf({ pieces }: PdfPage): number {
  const tops = pieces
    .filter(({ text, top }) => text.trim() && top < 0.93)
    .map(({ top }) => Math.round(top * 120));
  return new Set(tops).size;
}

/** The width of an element, followed as it changes; 0 before it is known, in steps so that a scroll bar draws nothing anew. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watcher = new ResizeObserver(([entry]) => {
      setWidth(Math.ceil((entry?.contentRect.width ?? 0) / 40) * 40);
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return { element, width };
}
