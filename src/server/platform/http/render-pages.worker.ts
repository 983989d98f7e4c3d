import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createORPCErrorFromJson } from '@orpc/client';
import type { RenderedPage } from './page-cache.ts';
import type { FromRenderThread, ToRenderThread } from './page-messages.ts';
import { callBranch } from './recorded-calls.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

const port = parentPort as MessagePort;
const { bundle } = workerData as { bundle: string };
const pages = (await import(bundle)) as {
  default: { fetch(request: Request, page: object): Promise<RenderedPage> };
};
const waiting = new Map<string, Waiting>();

port.on('message', (message: ToRenderThread) => {
  if (message.type === 'render') return void render(message);
  const name = `${message.page} ${message.call}`;
  const call = waiting.get(name);
  waiting.delete(name);
  if (message.type === 'answered') call?.resolve(message.answer);
  else call?.reject(createORPCErrorFromJson(message.error));
});
tell({ type: 'ready' });

async function render({
  page,
  url,
  method,
  headers,
  facts,
}: ToRenderThread & { type: 'render' }): Promise<void> {
  let calls = 0;
  const api = callBranch([], (path, input) => {
    calls += 1;
    const call = calls;
    return new Promise((resolve, reject) => {
      waiting.set(`${page} ${call}`, { resolve, reject });
      tell({ type: 'call', page, call, path, input });
    });
  });
  try {
    const request = new Request(url, { method, headers });
    const rendered = await pages.default.fetch(request, { ...facts, api });
    const body = await bytesOf(rendered.body);
    const message = { page, status: rendered.status, headers: [...rendered.headers], body };
    tell({ type: 'rendered', ...message }, body ? [body.buffer] : []);
  } catch (error) {
    tell({
      type: 'failed',
      page,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

/** In a buffer of its own, so that handing it over copies nothing. */
async function bytesOf(body: RenderedPage['body']): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return null;
  if (typeof body === 'string') return new TextEncoder().encode(body);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

function tell(message: FromRenderThread, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}
