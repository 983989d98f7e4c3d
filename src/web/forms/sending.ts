import { readFailure } from '#web/refusal.ts';
import type { FileKind } from './file-kinds.ts';
import { UploadRefused } from './upload.ts';

/** How it goes with the one file of a field. */
export interface SendingState {
  isBusy?: boolean;
  /** The share that has been sent, 0 to 1, while one is sent. */
  share?: number;
  hasArrived?: boolean;
  failure?: string;
  canRetry?: boolean;
}

/** Sends one file at a time: a second one is left out meanwhile, a cancelled one leaves nothing behind. */
export function createSending<Stored>(
  { send }: Pick<FileKind<Stored>, 'send'>,
  on: { state(state: SendingState): void; stored(stored: Stored): unknown },
) {
  let running: AbortController | undefined;
  let failed: File | undefined;

  async function start(file: File | undefined): Promise<void> {
    if (!file) return;
    await run({ isBusy: true, share: 0 }, file, async (signal) => {
      const onProgress = (share: number) => on.state({ isBusy: true, share });
      const stored = await send(file, { signal, onProgress });
      signal.throwIfAborted();
      await on.stored(stored);
      return { hasArrived: true };
    });
  }

  /** What else is done with the file, such as removing it; it fails beside it. */
  async function work(deed: () => unknown): Promise<void> {
    await run({ isBusy: true }, undefined, async () => {
      await deed();
      return {};
    });
  }

  async function run(
    begun: SendingState,
    file: File | undefined,
    deed: (signal: AbortSignal) => Promise<SendingState>,
  ): Promise<void> {
    if (running) return;
    running = new AbortController();
    const { signal } = running;
    failed = undefined;
    on.state(begun);
    let ended: SendingState = {};
    try {
      ended = await deed(signal);
    } catch (error) {
      if (!signal.aborted) ended = failureOf(error);
      if (ended.canRetry) failed = file;
    } finally {
      running = undefined;
    }
    on.state(ended);
  }

  return {
    start,
    work,
    cancel: () => running?.abort(),
    /** The file that did not pass, once more. */
    retry: () => start(failed),
  };
}

function failureOf(error: unknown): SendingState {
  if (error instanceof UploadRefused) return { failure: error.message, canRetry: error.canRetry };
  return { failure: readFailure(error).message };
}
