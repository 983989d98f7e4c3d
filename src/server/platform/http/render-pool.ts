import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { toORPCError } from '@orpc/client';
import { workerFile } from '#server/platform/worker-file.ts';
import type { RenderedPage } from './page-cache.ts';
import type { FromRenderThread, ToRenderThread } from './page-messages.ts';
import type { RenderPage } from './pages.ts';
import { makeCall } from './recorded-calls.ts';

export interface RenderPool {
  render: RenderPage;
  stop(): Promise<void>;
}

interface Rendering {
  api: unknown;
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

interface RenderThread {
  worker: Worker;
  renderings: Map<number, Rendering>;
  ready: Promise<void>;
}

const mostThreads = 4;
let lastPage = 0;

/**
 * Renders pages in threads of their own, one for each core up to four, so that a page being rendered keeps nobody else
 * waiting. A page's calls run here, in the request's context; a thread that dies fails its pages and is replaced.
 * `bundle` is the address of the module whose default export renders. Rejects when it cannot be loaded.
 */
export async function startRenderPool(
  bundle: string,
  size = Math.min(mostThreads, availableParallelism()),
): Promise<RenderPool> {
  let isOpen = false;
  const threads = new Set<RenderThread>();
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
    render: (request, page) => renderIn(leastBusy(threads), request, page as { api: unknown }),
    stop,
  };
}

function leastBusy(threads: Set<RenderThread>): RenderThread {
  return [...threads].reduce((least, other) =>
    other.renderings.size < least.renderings.size ? other : least,
  );
}

function startThread(bundle: string): RenderThread {
  const worker = new Worker(workerFile(import.meta.url, 'render-pages.worker'), {
    workerData: { bundle },
    // React's production code, whatever the product's own mode is.
    env: { NODE_ENV: 'production' },
  });
  const renderings = new Map<number, Rendering>();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined); // Who starts the first ones hears of it; later ones are replaced.
  const thread = { worker, renderings, ready: ready.promise };
  let end = new Error('The thread that renders pages has ended');
  worker.on('message', (message: FromRenderThread) => {
    if (message.type === 'ready') ready.resolve();
    else hear(thread, message);
  });
  worker.on('error', (error: Error) => {
    end = error;
  });
  worker.on('exit', () => {
    ready.reject(end);
    for (const rendering of renderings.values()) rendering.reject(end);
    renderings.clear();
  });
  return thread;
}

function renderIn(thread: RenderThread, request: Request, page: { api: unknown }): Promise<RenderedPage> {
  const { api, ...facts } = page;
  lastPage += 1;
  const number = lastPage;
  const { url, method, headers } = request;
  return new Promise((resolve, reject) => {
    thread.renderings.set(number, { api, resolve, reject });
    tell(thread, { type: 'render', page: number, url, method, headers: [...headers], facts });
  });
}

function hear(thread: RenderThread, message: Exclude<FromRenderThread, { type: 'ready' }>): void {
  const rendering = thread.renderings.get(message.page);
  if (!rendering) return;
  if (message.type === 'call') {
    void call(thread, rendering.api, message);
    return;
  }
  thread.renderings.delete(message.page);
  if (message.type === 'rendered') rendering.resolve({ ...message, headers: new Headers(message.headers) });
  else rendering.reject(new Error(message.reason));
}

async function call(
  thread: RenderThread,
  api: unknown,
  { page, call, path, input }: FromRenderThread & { type: 'call' },
): Promise<void> {
  try {
    tell(thread, { type: 'answered', page, call, answer: await makeCall(api, path, input) });
  } catch (error) {
    tell(thread, { type: 'refused', page, call, error: toORPCError(error).toJSON() });
  }
}

function tell({ worker }: RenderThread, message: ToRenderThread): void {
  worker.postMessage(message);
}
