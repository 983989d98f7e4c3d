import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { toORPCError } from '@orpc/client';
import { workerFile } from '#server/platform/worker-file.ts';
import type { DrawnPage } from './drawn-pages.ts';
import type { FromPageThread, ToPageThread } from './page-messages.ts';
import type { RenderPage } from './pages.ts';
import { makeCall } from './recorded-calls.ts';

export interface PageThreads {
  render: RenderPage;
  stop(): Promise<void>;
}

interface Drawing {
  api: unknown;
  resolve(page: DrawnPage): void;
  reject(error: Error): void;
}

interface PageThread {
  worker: Worker;
  drawings: Map<number, Drawing>;
  ready: Promise<void>;
}

const mostThreads = 4;
let lastPage = 0;

/**
 * Draws pages in threads of their own, one for each core up to four, so that a page being drawn keeps nobody else
 * waiting. A page's calls run here, in the request's context; a thread that dies fails its pages and is replaced.
 * `bundle` is the address of the module whose default export draws. Rejects when it cannot be loaded.
 */
export async function startPageThreads(
  bundle: string,
  size = Math.min(mostThreads, availableParallelism()),
): Promise<PageThreads> {
  let isOpen = false;
  const threads = new Set<PageThread>();
  const start = () => {
    const thread = startThread(bundle);
    threads.add(thread);
    thread.worker.once('exit', () => {
      threads.delete(thread);
      if (isOpen) start();
    });
    return thread.ready;
  };
  const stop = async () => {
    isOpen = false;
    await Promise.all([...threads].map(({ worker }) => worker.terminate()));
  };
  try {
    await Promise.all(Array.from({ length: size }, start));
    isOpen = true;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    render: (request, page) => drawIn(leastBusy(threads), request, page as { api: unknown }),
    stop,
  };
}

function leastBusy(threads: Set<PageThread>): PageThread {
  return [...threads].reduce((least, other) => (other.drawings.size < least.drawings.size ? other : least));
}

function startThread(bundle: string): PageThread {
  const worker = new Worker(workerFile(import.meta.url, 'draw-pages.worker'), {
    workerData: { bundle },
    // React's production code, whatever the product's own mode is.
    env: { NODE_ENV: 'production' },
  });
  const drawings = new Map<number, Drawing>();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined); // Who starts the first ones hears of it; later ones are replaced.
  const thread = { worker, drawings, ready: ready.promise };
  let end = new Error('The thread that draws pages has ended');
  worker.on('message', (message: FromPageThread) => {
    if (message.type === 'ready') ready.resolve();
    else hear(thread, message);
  });
  worker.on('error', (error: Error) => {
    end = error;
  });
  worker.on('exit', () => {
    ready.reject(end);
    for (const drawing of drawings.values()) drawing.reject(end);
    drawings.clear();
  });
  return thread;
}

function drawIn(thread: PageThread, request: Request, page: { api: unknown }): Promise<DrawnPage> {
  const { api, ...facts } = page;
  lastPage += 1;
  const number = lastPage;
  const { url, method, headers } = request;
  return new Promise((resolve, reject) => {
    thread.drawings.set(number, { api, resolve, reject });
    tell(thread, { type: 'draw', page: number, url, method, headers: [...headers], facts });
  });
}

function hear(thread: PageThread, message: Exclude<FromPageThread, { type: 'ready' }>): void {
  const drawing = thread.drawings.get(message.page);
  if (!drawing) return;
  if (message.type === 'call') {
    void call(thread, drawing.api, message);
    return;
  }
  thread.drawings.delete(message.page);
  if (message.type === 'drawn') drawing.resolve({ ...message, headers: new Headers(message.headers) });
  else drawing.reject(new Error(message.reason));
}

async function call(
  thread: PageThread,
  api: unknown,
  { page, call, path, input }: FromPageThread & { type: 'call' },
): Promise<void> {
  try {
    tell(thread, { type: 'answered', page, call, answer: await makeCall(api, path, input) });
  } catch (error) {
    tell(thread, { type: 'refused', page, call, error: toORPCError(error).toJSON() });
  }
}

function tell({ worker }: PageThread, message: ToPageThread): void {
  worker.postMessage(message);
}
