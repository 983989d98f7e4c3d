import { type CvOrigin, cvMaximumBytes } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import type { FileKind } from './file-kinds.ts';
import { smallerPicture } from './smaller-picture.ts';
import { type StoredFile, UploadRefused, upload } from './upload.ts';

export interface StoredCv extends StoredFile {
  /** What was read from it. */
  text: string;
  made_from?: CvOrigin;
}

/**
 * A CV of at most 3 MB: a PDF, a Word file, or the picture of a page, by what it holds. Pictures of HEIC are not named,
 * so that a phone that takes such hands over a JPEG.
 */
export const cvFile: FileKind<StoredCv> = {
  accept:
    'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,image/jpeg,image/png,image/webp',
  rule: m.forms_cv_rule,
  async send(file, options) {
    const kind = await kindOf(file);
    if (!kind) throw new UploadRefused(`${m.validation_resume_format()}. ${m.validation_cv_kinds()}`);
    const sent = kind === 'picture' || kind === 'phone-picture' ? await smallerPicture(file) : file;
    if (!sent && kind === 'phone-picture') throw new UploadRefused(m.validation_cv_phone_picture());
    const whole = sent ?? file;
    if (whole.size > cvMaximumBytes) throw new UploadRefused(m.validation_file_size());
    const fields = { user_id: '', extension: kind === 'document' ? 'pdf' : '' };
    return upload('/api/files/v1/cv-upload', whole, { ...options, fields });
  },
};

/** The server tells a Word file from other archives, and an old one from a new; a renamed program is not sent. */
async function kindOf(file: File): Promise<'document' | 'archive' | 'picture' | 'phone-picture' | undefined> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  const starts = (...signs: string[]) => signs.some((sign) => head.startsWith(sign));
  if (starts('PK\x03\x04', '\xd0\xcf\x11\xe0')) return 'archive';
  if (starts('\xff\xd8\xff') || /^(?:.PNG|RIFF.{4}WEBP)/s.test(head)) return 'picture';
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1|avi)/s.test(head)) return 'phone-picture';
  return head.includes('%PDF-') ? 'document' : undefined;
}
