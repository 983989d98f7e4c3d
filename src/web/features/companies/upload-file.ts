import { documentMaximumBytes, logoMaximumBytes } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

export interface UploadedFile {
  /** Names the file in the call that keeps it; before sign-up it carries a ticket. */
  path: string;
  size: number;
  name: string;
}

/** Why a file was not kept; the message is for the person. */
export class UploadRefused extends Error {}

/** Sends a company paper to `api/files/v1/cr-attachment`; throws an error whose message is for the person. */
export async function uploadPaper(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  if (!/\.(?:pdf|png|jpe?g|webp)$/i.test(file.name)) throw new UploadRefused(m.validation_document_format());
  if (file.size > documentMaximumBytes) throw new UploadRefused(m.validation_document_size());
  return send('/api/files/v1/cr-attachment', file, {}, onProgress);
}

/** Sends the company's logo; it is kept at once. At most 3 MB. */
export async function uploadLogo(file: File): Promise<UploadedFile> {
  requirePicture(file);
  return send('/api/files/v1/profile-picture', file, { update_type: 'company' });
}

/** Sends the own picture; it is kept at once. */
export async function uploadAvatar(file: File): Promise<UploadedFile> {
  requirePicture(file);
  return send('/api/files/v1/profile-picture', file, { update_type: 'user' });
}

/** Refuses what the server would refuse, before anything is sent. */
export function requirePicture(file: File): void {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type)) throw new UploadRefused(m.validation_image_format());
  if (file.size > logoMaximumBytes) throw new UploadRefused(m.validation_image_size());
}

/** The same for a picture that is sent later: what can't be drawn is no picture, whatever it is called. */
export async function requireReadablePicture(file: File): Promise<void> {
  requirePicture(file);
  const drawn = await createImageBitmap(file).catch(() => undefined);
  if (!drawn) throw new UploadRefused(m.validation_image_format());
  drawn.close();
}

function send(
  path: string,
  file: File,
  fields: Record<string, string>,
  onProgress: (share: number) => void = () => undefined,
): Promise<UploadedFile> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('x-locale', getLocale());
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new UploadRefused(m.validation_upload_failed()));
    request.onload = () => {
      const answer = request.response as { path?: string; size?: number; message?: string } | null;
      if (request.status === 200 && answer?.path)
        resolve({ path: answer.path, size: answer.size ?? file.size, name: file.name });
      else reject(new UploadRefused(answer?.message || m.validation_upload_failed()));
    };
    request.send(body);
  });
}
