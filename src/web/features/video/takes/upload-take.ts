import { getLocale } from '#texts/runtime.js';
import type { Take } from './takes.ts';

/** How the sending goes; `sent` and `size` in bytes. */
export interface UploadProgress {
  sent: number;
  size: number;
  isWaiting: boolean;
}

/** The server will not take this; trying again is no use. */
export class UploadRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface StoredVideo {
  path: string;
  seconds: number;
}

export interface TakeUpload {
  /** Tells the sender that no further bytes come; resolves once the server has checked and stored the video. */
  finish(): Promise<StoredVideo>;
  /** Stops sending; `uploadTake` goes on from there. */
  pause(): void;
}

const largestPiece = 512 * 1024;
const longestPause = 8000;
/** A line that hangs is as good as gone; the check of a whole video may take a while. */
const patience = { call: 60_000, completion: 240_000 };

/**
 * Sends whatever lies past the server's offset, while the take is recorded and after: the same for a recording
 * that runs, for a lost network and for a tab that was closed.
 */
export function uploadTake(take: Take, onProgress: (progress: UploadProgress) => void): TakeUpload {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWhole = false;
  let attempts = 0;

  const report = (sent: number, isWaiting: boolean) => onProgress({ sent, size: take.file.size, isWaiting });

  async function send(): Promise<StoredVideo> {
    let sent: number | undefined;
    for (;;) {
      signal.throwIfAborted();
      try {
        if (!take.facts.recording) await begin(take, signal);
        sent ??= await askOffset(take, signal);
        if (sent < take.file.size) sent = await sendPiece(take, sent, signal);
        else if (isWhole) return await complete(take, signal);
        else await pauseFor(300, signal);
        attempts = 0;
        report(sent, false);
      } catch (error) {
        signal.throwIfAborted();
        if (isGone(error) && attempts === 0) await take.note({ recording: null });
        else if (error instanceof UploadRefused) throw error;
        // The network is away, or the server: what was recorded waits on this device.
        report(sent ?? 0, true);
        sent = undefined;
        await pauseFor(Math.min(longestPause, 500 * 2 ** attempts), signal);
        attempts += 1;
      }
    }
  }

  const sending = send();
  sending.catch(() => undefined); // Whoever finishes hears of it; a paused take has nobody to tell.
  return {
    finish: () => {
      isWhole = true;
      return sending;
    },
    pause: () => stopping.abort(new DOMException('The upload was paused', 'AbortError')),
  };
}

/** Ends the upload of a take that is not wanted, with what the server keeps of it. */
export async function discardUpload(take: Take): Promise<void> {
  const { recording } = take.facts;
  if (!recording) return;
  await fetch(`/api/recordings/${recording.id}`, { method: 'DELETE', headers: ticketOf(take) }).catch(
    () => undefined, // The server sweeps what nobody goes on with.
  );
}

/** A still of a video. */
export async function uploadPoster(picture: Blob): Promise<string | null> {
  const body = new FormData();
  body.append('file', picture, 'poster.webp');
  try {
    const answer = await fetch('/api/files/v1/video-poster', { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as { path: string }).path : null;
  } catch {
    return null; // A video without a still is a video all the same.
  }
}

async function begin(take: Take, signal: AbortSignal): Promise<void> {
  const answer = await request('/api/recordings', {
    method: 'POST',
    headers: { 'upload-type': take.facts.type },
    signal,
  });
  const { id, ticket } = (await answer.json()) as { id: string; ticket?: string };
  await take.note({ recording: { id, ticket } });
}

async function askOffset(take: Take, signal: AbortSignal): Promise<number> {
  return offsetOf(await request(addressOf(take), { method: 'HEAD', headers: ticketOf(take), signal }));
}

async function sendPiece(take: Take, at: number, signal: AbortSignal): Promise<number> {
  const body = await take.file.read(at, Math.min(largestPiece, take.file.size - at));
  const answer = await request(addressOf(take), {
    method: 'PATCH',
    headers: {
      ...ticketOf(take),
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
    },
    body,
    signal,
  });
  return offsetOf(answer);
}

async function complete(take: Take, signal: AbortSignal): Promise<StoredVideo> {
  const answer = await request(`${addressOf(take)}/completion`, {
    method: 'POST',
    headers: { ...ticketOf(take), 'upload-length': String(take.file.size) },
    signal,
    patience: patience.completion,
  });
  return (await answer.json()) as StoredVideo;
}

/** 409 carries the true offset and is no failure; so are lost connections and a busy server, which are tried again. */
async function request(
  url: string,
  {
    signal,
    patience: most = patience.call,
    ...init
  }: RequestInit & { signal: AbortSignal; patience?: number },
): Promise<Response> {
  const headers = { ...init.headers, 'x-locale': getLocale() };
  const answer = await fetch(url, {
    ...init,
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(most)]),
  });
  if (answer.ok || (answer.status === 409 && answer.headers.has('upload-offset'))) return answer;
  if (answer.status === 429 || answer.status === 409 || answer.status >= 500)
    throw new Error(`The server answered ${answer.status}`);
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new UploadRefused(answer.status, body.message ?? '');
}

function isGone(error: unknown): boolean {
  return error instanceof UploadRefused && (error.status === 404 || error.status === 410);
}

function offsetOf(answer: Response): number {
  return Number(answer.headers.get('upload-offset') ?? 0);
}

function addressOf(take: Take): string {
  return `/api/recordings/${take.facts.recording?.id}`;
}

function ticketOf({ facts }: Take): Record<string, string> {
  return facts.recording?.ticket ? { 'upload-ticket': facts.recording.ticket } : {};
}

/** Waits so long, or until the network is back. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
