import { getDocument, PDFWorker } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

const pagesMaximum = 20;
/** A file of twenty pages takes a second or two; one that takes this long is given up. */
const patience = 60_000;

/** A piece of text and where it stands: shares of the page's width and height, from its upper left corner. */
export interface PdfPiece {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  isRightToLeft: boolean;
}

/** One page of a PDF as it is drawn, with its text. */
export interface PdfPage {
  number: number;
  canvas: HTMLCanvasElement;
  text: string;
  pieces: PdfPiece[];
}

/**
 * Draws a PDF's pages, one after the other, each on a canvas. Scripts in the file stay dead; it is read in a worker,
 * which ends with the signal or its time: a file that never ends keeps no page from answering.
 */
export async function* drawPages(
  data: Uint8Array<ArrayBuffer>,
  { width, most = pagesMaximum, signal }: { width: number; most?: number | undefined; signal: AbortSignal },
): AsyncGenerator<PdfPage> {
  const reader = takeReader();
  const ending = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const inTime = <T>(work: Promise<T>) => Promise.race([work, endOf(ending)]);
  const task = getDocument({
    data,
    worker: reader.worker,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
  });
  let isDone = false;
  try {
    const pdf = await inTime(task.promise);
    for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) {
      const page = await inTime(pdf.getPage(number));
      const canvas = document.createElement('canvas');
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: Math.min((width * devicePixelRatio) / whole.width, 3) });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await inTime(page.render({ canvas, viewport }).promise);
      const { items } = await inTime(page.getTextContent());
      const texts = items.flatMap((item) => ('str' in item ? [item] : []));
      yield {
        number,
        canvas,
        text: texts.map(({ str }) => str).join(' '),
        pieces: texts.map((item) => placeOf(item, whole)),
      };
    }
    await inTime(task.destroy());
    isDone = true;
  } finally {
    if (isDone) idle = reader;
    else end(reader);
  }
}

interface Reader {
  port: Worker;
  worker: PDFWorker;
}

/** The one that is done with its file reads the next: starting one takes longer than reading a CV. */
let idle: Reader | undefined;

function takeReader(): Reader {
  const port = idle?.port ?? new PdfWorker();
  const reader = idle ?? { port, worker: PDFWorker.create({ port }) };
  idle = undefined;
  return reader;
}

function end({ port, worker }: Reader): void {
  port.terminate();
  worker.destroy();
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function placeOf(
  item: { str: string; dir: string; transform: number[]; width: number; height: number },
  page: { width: number; height: number },
): PdfPiece {
  const [, , , , left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left: left / page.width,
    top: 1 - (baseline + item.height) / page.height,
    width: item.width / page.width,
    height: item.height / page.height,
    isRightToLeft: item.dir === 'rtl',
  };
}
