import { useEffect, useState } from 'react';
import type { PdfPage } from '#web/pdf-pages.ts';

interface Drawn {
  pages: readonly PdfPage[];
  /** The PDF that they show: the last one may still be drawn. */
  of: Uint8Array<ArrayBuffer> | undefined;
}

/** The pages of a PDF, drawn aside and shown at once: what was there stays until then. */
export function useDrawnPages(bytes: Uint8Array<ArrayBuffer> | undefined, pixels: number, most?: number) {
  const [{ pages, of }, setDrawn] = useState<Drawn>({ pages: [], of: undefined });
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!bytes || pixels === 0) return;
    const stop = new AbortController();
    draw(bytes, { width: pixels, most, signal: stop.signal })
      .then((drawn) => {
        if (stop.signal.aborted) return;
        setDrawn({ pages: drawn, of: bytes });
        setBroken(false);
      })
      .catch(() => !stop.signal.aborted && setBroken(true));
    return () => stop.abort();
  }, [bytes, pixels, most]);
  // A canvas keeps its picture until it is collected, which then stops the page: it lets go at once.
  useEffect(
    () => () => {
      for (const { canvas } of pages) canvas.width = 0;
    },
    [pages],
  );
  return { pages, of, isBroken };
}

async function draw(
  bytes: Uint8Array<ArrayBuffer>,
  options: { width: number; most: number | undefined; signal: AbortSignal },
): Promise<readonly PdfPage[]> {
  const { drawPages } = await import('#web/pdf-pages.ts');
  const pages: PdfPage[] = [];
  // The reader takes what it is given; the bytes are needed for the download.
  for await (const page of drawPages(bytes.slice(), options)) pages.push(page);
  return pages;
}
