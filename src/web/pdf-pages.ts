import { getDocument } from 'unpdf/pdfjs';

const pagesMaximum = 20;

/** A piece of text and where it stands: shares of the page's width and height, from its upper left corner. */
export interface PdfPiece {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One page of a PDF as it is drawn, with its text. */
export interface PdfPage {
  number: number;
  canvas: HTMLCanvasElement;
  text: string;
  pieces: PdfPiece[];
}

/** Draws a PDF's pages, one after the other, each on a canvas. Scripts in the file stay dead. */
export async function* drawPages(
  data: Uint8Array<ArrayBuffer>,
  { width, most = pagesMaximum, signal }: { width: number; most?: number | undefined; signal: AbortSignal },
): AsyncGenerator<PdfPage> {
  const task = getDocument({ data, disableFontFace: true, useSystemFonts: false, enableXfa: false });
  const pdf = await task.promise;
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) {
      if (signal.aborted) return;
      const page = await pdf.getPage(number);
      const canvas = document.createElement('canvas');
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min((width * devicePixelRatio) / whole.width, 3) });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const { items } = await page.getTextContent();
      if (signal.aborted) return;
      const texts = items.flatMap((item) => ('str' in item ? [item] : []));
      yield {
        number,
        canvas,
        text: texts.map(({ str }) => str).join(' '),
        pieces: texts.map((item) => placeOf(item, whole)),
      };
    }
  } finally {
    await task.destroy();
  }
}

function placeOf(
  item: { str: string; transform: number[]; width: number; height: number },
  page: { width: number; height: number },
): PdfPiece {
  const [, , , , left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left: left / page.width,
    top: 1 - (baseline + item.height) / page.height,
    width: item.width / page.width,
    height: item.height / page.height,
  };
}
