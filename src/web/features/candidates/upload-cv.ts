import { cvMaximumBytes } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

export interface UploadedCv {
  path: string;
  name: string;
  size: number;
  /** What was read from it. */
  text: string;
}

/** Sends a CV to `api/files/v1/cv-upload`; throws an error whose message is for the person. */
export function uploadCv(file: File, onProgress: (share: number) => void): Promise<UploadedCv> {
  const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  if (!isPdf) return Promise.reject(new Error(m.validation_resume_format()));
  if (file.size > cvMaximumBytes) return Promise.reject(new Error(m.validation_file_size()));
  const body = new FormData();
  body.append('user_id', '');
  body.append('extension', 'pdf');
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/files/v1/cv-upload');
    request.setRequestHeader('x-locale', getLocale());
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error(m.validation_upload_failed()));
    request.onload = () => {
      const answer = request.response as {
        status: number;
        path: string;
        size: number;
        text: string;
        message?: string;
      } | null;
      if (request.status === 200 && answer)
        resolve({ path: answer.path, size: answer.size, text: answer.text, name: file.name });
      else reject(new Error(answer?.message ?? m.validation_upload_failed()));
    };
    request.send(body);
  });
}
