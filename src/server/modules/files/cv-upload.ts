import { type CvOrigin, cvMaximumBytes, uploadMessages } from '#domain/uploads.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cvKindOf } from './cv-kind.ts';
import { readInPatience, readUpload } from './pdf/read-upload.ts';
import { factsOf } from './pdf/reading-state.ts';
import { tellWaiting } from './pdf/waiting-service.ts';
import { picturePage } from './picture/picture-page.ts';
import { failed, type ReceivedUpload } from './receive.ts';
import { storeUpload } from './service.ts';
import type { UploadKind, UploadTools } from './uploads.ts';
import { inspectWord, type WordProblem } from './word/inspect-word.ts';

/** What a CV became: the PDF that is kept, and what was read of it. */
interface MadeCv {
  bytes: Uint8Array;
  pages: number;
  text: string;
  from: CvOrigin;
}

const wrongFormat = [uploadMessages.cvFormat, uploadMessages.cvKinds];

/**
 * `POST api/files/v1/cv-upload`: a PDF by content, with the text read from it; kept, and read later, where the machine
 * is busy. Of a Word file and of a picture a PDF is made, which is the CV from then on: everybody can look at it, and
 * nothing goes along that its author does not see (who wrote it, where it was taken).
 */
export const cvUpload: UploadKind = {
  limit: { bytes: cvMaximumBytes, text: uploadMessages.cvSize },
  async accept(context, upload, tools) {
    const made = await makeCv(context, upload, tools);
    if (made) return keepMade(context, upload, made);
    const finding = await readUpload(context, upload.path, tools, ...wrongFormat);
    const text = finding === 'later' ? '' : finding.text;
    const { path, size, label } = upload;
    const file = { kind: 'cv', ...pdf, label, facts: factsOf('cv', finding) } as const;
    const stored = await storeUpload(context, file, { path, size });
    return { path: stored.path, name: label, text, size, state: await tellWaiting(context, stored.file) };
  },
};

const pdf = { contentType: 'application/pdf', extension: 'pdf' };

async function keepMade(context: Context, upload: ReceivedUpload, { bytes, pages, text, from }: MadeCv) {
  const facts = { ...factsOf('cv', { pages, text, isActive: false }), madeFrom: from };
  const label = `${upload.label.replace(/\.[^.]*$/, '') || 'CV'}.pdf`;
  const { path, file } = await storeUpload(context, { kind: 'cv', ...pdf, label, facts }, { bytes });
  return { path, name: label, text, size: file.size, state: 'read', made_from: from } as const;
}

/** Undefined for a PDF, and for what is no CV. */
async function makeCv(
  context: Context,
  { path }: ReceivedUpload,
  tools: UploadTools,
): Promise<MadeCv | undefined> {
  const kind = await cvKindOf(path);
  if (kind === 'archive') return setWord(context, path, tools);
  if (kind === 'old-word') throw failed('WRONG_TYPE', uploadMessages.wordOld);
  if (kind === 'phone-picture') throw failed('WRONG_TYPE', uploadMessages.cvPhonePicture);
  if (kind !== 'picture') return undefined;
  const bytes = await picturePage(path);
  if (!bytes) throw failed('VALIDATION_FAILED', uploadMessages.cvPicture);
  return { bytes, pages: 1, text: '', from: 'picture' };
}

async function setWord(context: Context, path: string, tools: UploadTools): Promise<MadeCv> {
  const [setText] = context.contributors.textSetters;
  if (!setText) throw new Error('Nobody sets texts');
  const made = await readInPatience(context, tools, async (seconds): Promise<MadeCv | 'later'> => {
    const finding = await inspectWord(path, seconds);
    if (finding === 'later') return 'later';
    if ('refused' in finding) throw refusalOf(finding.refused);
    const set = await setText(context, finding);
    if (set === 'busy') return 'later';
    if (set === 'unset') throw refusalOf('unreadable');
    return { bytes: set.pdf, pages: set.pages, text: finding.text, from: 'word' };
  });
  // Unlike a PDF nothing can be kept of it yet: it is sent again, by a button beside its field.
  if (made === 'later') throw new Refusal('BUSY', { retryAfterSeconds: 10 });
  return made;
}

function refusalOf(problem: WordProblem): Refusal {
  if (problem === 'not-word') return failed('WRONG_TYPE', ...wrongFormat);
  const text = problem === 'macros' ? uploadMessages.wordMacros : uploadMessages.wordUnreadable;
  return failed('VALIDATION_FAILED', text);
}
