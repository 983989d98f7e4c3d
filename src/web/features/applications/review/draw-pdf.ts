import { m } from '#texts/messages.js';
import { drawPages, type PdfPiece } from '#web/pdf-pages.ts';

/** What stands on a page. */
export interface ReadPage {
  pieces: readonly PdfPiece[];
}

/** A page that was drawn, and where. */
export interface DrawnPage extends ReadPage {
  sheet: HTMLElement;
}

/** Draws a PDF's pages, or the first of them alone, into an element and answers what stands on them. */
export async function drawPdf(
  address: string,
  into: HTMLElement,
  { most, signal }: { most?: number | undefined; signal: AbortSignal },
): Promise<DrawnPage[]> {
  const data = await readOnce(address, signal);
  const pages: DrawnPage[] = [];
  const width = Math.min(into.clientWidth || 720, 900);
  for await (const { canvas, pieces } of drawPages(data, { width, most, signal })) {
    const sheet = document.createElement('div');
    sheet.className = 'cv-page';
    sheet.append(canvas);
    into.append(sheet);
    pages.push({ sheet, pieces });
  }
  return pages;
}

/** The text of pages: pieces with a blank between them, pages with a line. */
export function textOf(pages: readonly ReadPage[]): string {
  return pages.map(({ pieces }) => pieces.map(({ text }) => text).join(' ')).join('\n');
}

/** How many files a page holds: of those that one goes back and forth between. */
const heldMaximum = 12;
const held = new Map<string, ArrayBuffer>();

/** Each reading is written down and counted: what this page has read is not asked for again. */
async function readOnce(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = held.get(address);
  if (!bytes) {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(await refusal(response));
    bytes = await response.arrayBuffer();
    held.set(address, bytes);
    const [oldest] = held.keys();
    if (held.size > heldMaximum && oldest !== undefined) held.delete(oldest);
  }
  // A copy: the reader's thread takes what it is given.
  return new Uint8Array(bytes.slice(0));
}

async function refusal(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message ?? m.applications_cv_unreadable();
}
