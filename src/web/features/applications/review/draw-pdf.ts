import { getDocument } from 'unpdf/pdfjs';
import { m } from '#texts/messages.js';

const pagesMaximum = 20;

/** Draws a PDF's pages into an element, each on a canvas, and answers their text. Scripts in the file stay dead. */
export async function drawPdf(address: string, into: HTMLElement, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(await refusal(response));
  const data = new Uint8Array(await response.arrayBuffer());
  const task = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
  });
  const pdf = await task.promise;
  const words: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, pagesMaximum); number += 1) {
    if (signal.aborted) break;
    const page = await pdf.getPage(number);
    const canvas = document.createElement('canvas');
    const scale =
      (Math.min(into.clientWidth || 720, 900) * devicePixelRatio) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale: Math.min(scale, 3) });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    if (signal.aborted) break;
    into.append(canvas);
    const { items } = await page.getTextContent();
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return words.join('\n');
}

async function refusal(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message ?? m.applications_cv_unreadable();
}
