import { documentMaximumBytes, logoMaximumBytes } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { type StoredFile, type UploadOptions, UploadRefused, upload } from './upload.ts';

/** What a file field takes, how that is said, and where it goes. */
export interface FileKind<Stored> {
  accept: string;
  isPicture?: true;
  rule(): string;
  /** Rejects with an `UploadRefused` before anything is sent where the server would refuse it. */
  send(file: File, options: UploadOptions): Promise<Stored>;
}

const pictures = {
  accept: 'image/png,image/jpeg,image/webp',
  isPicture: true,
  rule: m.forms_picture_rule,
} as const;

/** A document of a company: at most 10 MB. */
export const documentFile: FileKind<StoredFile> = {
  accept: '.pdf,.png,.jpg,.jpeg,.webp',
  rule: m.forms_document_rule,
  async send(file, options) {
    requireDocument(file);
    return upload('/api/files/v1/cr-attachment', file, options);
  },
};

/** What goes along with a message: at most 10 MB. */
export const attachmentFile: FileKind<StoredFile> = {
  ...documentFile,
  async send(file, options) {
    requireDocument(file);
    return upload('/api/files/v1/message-attachment', file, options);
  },
};

/** The own picture; kept at once. At most 3 MB. */
export const ownPicture = storedPicture('user');
/** The company's logo; kept at once. At most 3 MB. */
export const companyLogo = storedPicture('company');

/** A picture of an article; it is kept once the article that shows it is saved. At most 3 MB. */
export const articlePicture = storedPicture('article');

/** A picture of a careers page; it is kept once the page is saved. At most 3 MB. */
export const careersPicture = storedPicture('careers');

/** A picture that is sent later: what can't be drawn is no picture, whatever it is called. */
export const laterPicture: FileKind<File> = {
  ...pictures,
  async send(file) {
    requirePicture(file);
    const drawn = await createImageBitmap(file).catch(() => undefined);
    if (!drawn) throw new UploadRefused(m.validation_image_format());
    drawn.close();
    return file;
  },
};

function storedPicture(owner: 'user' | 'company' | 'article' | 'careers'): FileKind<StoredFile> {
  return {
    ...pictures,
    async send(file, options) {
      requirePicture(file);
      return upload('/api/files/v1/profile-picture', file, { ...options, fields: { update_type: owner } });
    },
  };
}

function requirePicture(file: File): void {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type)) throw new UploadRefused(m.validation_image_format());
  if (file.size > logoMaximumBytes) throw new UploadRefused(m.validation_image_size());
}

function requireDocument(file: File): void {
  if (!/\.(?:pdf|png|jpe?g|webp)$/i.test(file.name)) throw new UploadRefused(m.validation_document_format());
  if (file.size > documentMaximumBytes) throw new UploadRefused(m.validation_document_size());
}
