import type { FileReadingState } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { isRefusal } from '#web/refusal.ts';

export interface StoredFile {
  /** Names the file in the call that keeps it; before sign-up it carries a ticket. */
  path: string;
  size: number;
  name: string;
  /** A kept file whose reading waits: `useReading` tells how far it has come. */
  state?: FileReadingState;
}

export interface UploadOptions {
  /** Fields that go along. */
  fields?: Record<string, string>;
  /** The share that has been sent, 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Why a file was not kept; the message is for the person. */
export class UploadRefused extends Error {
  /** The line or the server failed, and the same file may pass the next time. */
  readonly canRetry: boolean;
  constructor(message: string, canRetry = false) {
    super(message);
    this.canRetry = canRetry;
  }
}

/**
 * Sends one file as multipart and answers what the server stored. Rejects with an `UploadRefused`, or with the
 * signal's reason once it was cancelled.
 */
export function upload<Stored extends object = object>(
  path: string,
  file: File,
  { fields = {}, onProgress, signal }: UploadOptions = {},
): Promise<StoredFile & Stored> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    // `fetch` tells nothing of a body's progress.
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onabort = () => reject(signal?.reason);
    request.onerror = () => reject(new UploadRefused(m.validation_upload_failed(), true));
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (request.status !== 200 || typeof answer?.path !== 'string')
        return reject(refusedBy(request.status, answer));
      const { size = file.size, name = file.name } = answer;
      resolve({ ...(answer as Stored & StoredFile), size, name });
    };
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    request.open('POST', path);
    request.setRequestHeader('x-locale', getLocale());
    request.send(body);
  });
}

function refusedBy(status: number, answer: unknown): UploadRefused {
  // What is wrong with a file may take more than one sentence.
  const message = isRefusal(answer)
    ? (answer.errors?.file?.join('. ') ?? answer.message)
    : m.validation_upload_failed();
  return new UploadRefused(message, status === 429 || status >= 500);
}

function readAnswer(text: string): { path?: unknown; size?: number; name?: string } | undefined {
  try {
    return JSON.parse(text) as { path?: unknown; size?: number; name?: string };
  } catch {
    return undefined; // A proxy may answer with a page of its own.
  }
}
