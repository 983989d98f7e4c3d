import { useMemo, useRef } from 'react';
import { type CvCheck, checkCv } from '#domain/cvs/check.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import type { MadePdf } from '#web/features/cvs/preview/use-made-cv.ts';
import type { PdfPage } from '#web/pdf-pages.ts';
import { placeOf } from './check-words.ts';

interface CheckedCv {
  check: CvCheck;
  /** Ids of the sections and entries that have a weak spot. */
  weak: ReadonlySet<string>;
  /** Their texts, as the page has them. */
  texts: readonly string[];
}

/** What is read back from the drawn pages, held against the words that they were made of; until then the last check. */
export function useCheck(
  made: MadePdf | undefined,
  { pages, of }: { pages: readonly PdfPage[]; of: MadePdf['bytes'] | undefined },
): CheckedCv | undefined {
  const last = useRef<CheckedCv>(undefined);
  const checked = useMemo(() => {
    if (made?.bytes !== of || !made || pages.length === 0) return undefined;
    const text = pages.map((page) => page.text).join('\n');
    const { document } = made;
    const check = checkCv(document, { text, pages: made.pages, droppedCharacters: made.dropped });
    const places = check.weaknesses.flatMap(({ path }) => placeOf(document, path) ?? []);
    const weak = new Set(places.flatMap(({ section, entry }) => (entry ? [section, entry] : [section])));
    return {
      check,
      weak,
      texts: check.weaknesses.flatMap(({ path, code }) => weakTexts(document, path, code)),
    };
  }, [made, pages, of]);
  if (checked) last.current = checked;
  return last.current;
}

/** The lines on the page that a weak spot speaks of. */
function weakTexts(document: CvDocument, path: string, code: string): string[] {
  if (code !== 'no_result') return [];
  const [, index] = path.split('.');
  return (document.experience[Number(index)]?.description ?? '').split('\n').filter(Boolean);
}
