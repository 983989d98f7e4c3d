import { cvMaximumBytes } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

export interface UploadedCv {
  path: string;
  label: string;
  size: number;
}

/** Sends a PDF to `cv-upload` and says how far it is; what fails is an error whose message the person can read. */
export function uploadCv(file: File, onProgress: (percent: number) => void): Promise<UploadedCv> {
  const problem = cvProblem(file);
  if (problem) return Promise.reject(new Error(problem));
  return new Promise((resolve, reject) => {
    // `fetch` tells nothing of a body's progress.
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('extension', 'pdf');
    form.append('file', file);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('error', () => reject(new Error(m.validation_upload_failed())));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status === 200 && answer.path)
        resolve({ path: answer.path, label: file.name, size: file.size });
      else reject(new Error(answer.message ?? m.validation_upload_failed()));
    });
    request.open('POST', '/api/files/v1/cv-upload');
    request.setRequestHeader('x-locale', getLocale());
    request.responseType = 'text';
    request.send(form);
  });
}

function cvProblem(file: File): string | undefined {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return m.validation_resume_format();
  return file.size > cvMaximumBytes ? m.validation_file_size() : undefined;
}

function readAnswer(text: string): { path?: string; message?: string } {
  try {
    return JSON.parse(text) as { path?: string; message?: string };
  } catch {
    // A proxy may answer with a page of its own.
    return {};
  }
}
