import { m } from '#texts/messages.js';
import { drawPages } from '#web/pdf-pages.ts';

/** Draws a PDF's pages into an element and answers their text. */
export async function drawPdf(address: string, into: HTMLElement, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(await refusal(response));
  const data = new Uint8Array(await response.arrayBuffer());
  const words: string[] = [];
  const width = Math.min(into.clientWidth || 720, 900);
  for await (const { canvas, text } of drawPages(data, { width, signal })) {
    into.append(canvas);
    words.push(text);
  }
  return words.join('\n');
}

async function refusal(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message ?? m.applications_cv_unreadable();
}
