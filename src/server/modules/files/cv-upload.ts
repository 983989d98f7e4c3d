import { type CvOrigin, cvMaximumBytes, uploadMessages } from '#domain/uploads.ts';
import type { Context } from '#server/platform/context.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import { cvKindOf } from './cv-kind.ts';
import type { PdfFacts } from './pdf/inspect-pdf.ts';
import { readInPatience, readUpload } from './pdf/read-upload.ts';
import { factsOf, problemText } from './pdf/reading-state.ts';
import { tellWaiting } from './pdf/waiting-service.ts';
import { picturePage } from './picture/picture-page.ts';
import { failed, type ReceivedUpload } from './receive.ts';
import { storeUpload } from './service.ts';
import type { UploadKind, UploadTools } from './uploads.ts';
import type { WordProblem } from './word/inspect-word.ts';
import { looksLikeWord, madeName, madeOfWord, wordType } from './word/made-of-word.ts';

const wrongFormat = [uploadMessages.cvFormat, uploadMessages.cvKinds];

/**
 * `POST api/files/v1/cv-upload`: a PDF by content, with the text read from it; kept, and read later, where the machine
 * is busy. Of a Word file and of a picture a PDF is made, which is the CV from then on: everybody can look at it, and
 * nothing goes along that its author does not see (who wrote it, where it was taken).
 */
export const cvUpload: UploadKind = {
  limit: { bytes: cvMaximumBytes, text: uploadMessages.cvSize },
  async accept(context, upload, tools) {
    const kind = await cvKindOf(upload.path);
    if (kind === 'archive') return keepWord(context, upload, tools);
    if (kind === 'picture') return keepPicture(context, upload);
    if (kind === 'old-word') throw failed('WRONG_TYPE', uploadMessages.wordOld);
    if (kind === 'phone-picture') throw failed('WRONG_TYPE', uploadMessages.cvPhonePicture);
    const finding = await readUpload(context, upload.path, tools, ...wrongFormat);
    const text = finding === 'later' ? '' : finding.text;
    const { label } = upload;
    const stored = await storeUpload(context, { ...pdf, label, facts: factsOf('cv', finding) }, upload);
    const state = await tellWaiting(context, stored.file);
    return { path: stored.path, name: label, text, size: upload.size, state };
  },
};

const pdf = { kind: 'cv', contentType: 'application/pdf', extension: 'pdf' } as const;

async function keepWord(context: Context, upload: ReceivedUpload, tools: UploadTools) {
  const { path } = upload;
  const made = await readInPatience(context, tools, (seconds) => madeOfWord(context, path, seconds));
  if (made === 'later') return keepUnread(context, upload);
  if ('refused' in made) throw refusalOf(made.refused);
  const { pdf: bytes, ...finding } = made;
  return keepMade(context, upload, { bytes, finding, from: 'word' });
}

/** The person goes on; the PDF is made by the task that reads what waits. */
async function keepUnread(context: Context, upload: ReceivedUpload) {
  if (!(await looksLikeWord(upload.path))) throw refusalOf('not-word');
  const { label, size } = upload;
  const file = { kind: 'cv', contentType: wordType, extension: 'docx', label } as const;
  const stored = await storeUpload(context, { ...file, facts: factsOf('cv', 'later') }, upload);
  const state = await tellWaiting(context, stored.file);
  return { path: stored.path, name: label, text: '', size, state, made_from: 'word' } as const;
}

async function keepPicture(context: Context, upload: ReceivedUpload) {
  const bytes = await picturePage(upload.path);
  if (!bytes) throw failed('VALIDATION_FAILED', uploadMessages.cvPicture);
  const finding = { pages: 1, text: '', isActive: false };
  return keepMade(context, upload, { bytes, finding, from: 'picture' });
}

async function keepMade(
  context: Context,
  upload: ReceivedUpload,
  { bytes, finding, from }: { bytes: Uint8Array; finding: PdfFacts; from: CvOrigin },
) {
  const label = madeName(upload.label);
  const { path, file } = await storeUpload(
    context,
    { ...pdf, label, facts: factsOf('cv', finding) },
    { bytes },
  );
  return { path, name: label, text: finding.text, size: file.size, state: 'read', made_from: from } as const;
}

function refusalOf(problem: WordProblem): Refusal {
  if (problem === 'not-word') return failed('WRONG_TYPE', ...wrongFormat);
  return failed('VALIDATION_FAILED', problemText(problem));
}
