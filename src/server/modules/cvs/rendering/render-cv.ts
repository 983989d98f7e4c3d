import { toString as drawCode } from 'qrcode';
import type { CvDocument } from '#domain/cvs/document.ts';
import { printedCv } from '#domain/cvs/printed.ts';
import { isLocale, isSpaced, textDirection } from '#domain/locale.ts';
import { withFirmBlanks } from '#domain/text/spacing.ts';
import type { RenderAnswer, TemplateData, WrittenData } from './render-messages.ts';
import { RenderThreads } from './render-threads.ts';
import { type CvRendering, CvRenderingFailed, type RenderedCv } from './rendered-cv.ts';

const threads = new RenderThreads();

/**
 * The CV as a tagged PDF of real text, in a thread of its own: two at once, 20 wait, 10 s each; one
 * and two of one subject. Rejects with
 * CvRenderingFailed ('busy', 'timeout', 'cancelled', 'failed'). The photo has to be a picture that the server made.
 */
export async function renderCv(
  document: CvDocument,
  { photo, qrUrl, subject, signal }: CvRendering = {},
): Promise<RenderedCv> {
  const code = document.is_video_code_shown && qrUrl ? await drawVideoCode(qrUrl) : undefined;
  const shownPhoto = document.is_photo_shown ? photo : undefined;
  const cv: TemplateData = {
    ...typeset(printedCv(document)),
    hasPhoto: shownPhoto !== undefined,
    hasVideoCode: code !== undefined,
    videoCodeUrl: code ? (qrUrl ?? '') : '',
  };
  const answer = await threads.run(
    { template: document.template, cv, photo: shownPhoto, code },
    { subject, signal },
  );
  return renderedOf(answer);
}

/** A written text as a tagged PDF, in the same threads and within the same bounds; named CV, by nobody. */
export async function renderWritten({
  blocks,
  language,
}: Pick<WrittenData, 'blocks' | 'language'>): Promise<RenderedCv> {
  const cv: WrittenData = {
    documentTitle: 'CV',
    name: { text: '' },
    language,
    direction: textDirection(language),
    accent: '#25201d',
    paper: 'a4',
    blocks,
  };
  return renderedOf(await threads.run({ template: 'written', cv }));
}

function renderedOf(answer: Exclude<RenderAnswer, { type: 'ready' }>): RenderedCv {
  if (answer.type === 'failed') throw new CvRenderingFailed('failed', { cause: answer.reason });
  return { pdf: answer.pdf, pages: pagesOf(answer.pdf), droppedCharacters: answer.dropped };
}

/** Level H, as specified; it is printed 80 px wide. */
function drawVideoCode(url: string): Promise<string> {
  return drawCode(url, { type: 'svg', errorCorrectionLevel: 'H', margin: 0 });
}

/** In French a blank before a double sign never ends a line. */
function typeset<Printed extends { language: string }>(cv: Printed): Printed {
  if (!isLocale(cv.language) || !isSpaced(cv.language)) return cv;
  const text = JSON.stringify(cv, (name, value) =>
    typeof value === 'string' && name === 'text' ? withFirmBlanks(value) : value,
  );
  return JSON.parse(text) as Printed;
}

/** The compiler writes each page as an object of its own. */
function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
      .toString('latin1')
      .split(/\/Type\s*\/Page\b/).length - 1
  );
}
