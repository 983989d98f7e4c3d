import { Worker } from 'node:worker_threads';
import { FairQueue } from '#server/platform/fair-queue.ts';
import { workerFile } from '#server/platform/worker-file.ts';
import { renderFiles } from './render-files.ts';
import type { RenderAnswer, RenderJob } from './render-messages.ts';
import { CvRenderingFailed } from './rendered-cv.ts';

/** At most two render at once, at most 20 wait (R10 of the security list); of one account one renders and two wait. */
const mostThreads = 2;
const bounds = { waiting: 20, each: { running: 1, waiting: 2 } };
/** The compiler's memory only grows, by some 1 MB a job. */
const jobsOfThread = 200;
const secondsAllowed = 10;
/** A cancelled job that is nearly done is let end: a new thread costs more. */
const millisecondsOfGrace = 300;
const idleMinutes = 5;

type ThreadAnswer = Exclude<RenderAnswer, { type: 'ready' }>;
type Work = Omit<RenderJob, 'job'>;

interface Waiting {
  subject: string;
  work: Work;
  signal: AbortSignal | undefined;
  resolve(answer: ThreadAnswer): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  jobs: number;
  current: (Waiting & { job: number; clock: NodeJS.Timeout }) | undefined;
}

/** Threads that set CVs: they start with the first job, one beside as a spare, and end when nobody asks any more. */
export class RenderThreads {
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Waiting>(bounds);
  readonly #program: () => string;
  #lastJob = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Each thread runs the program of that path. */
  constructor(program = () => workerFile(import.meta.url, 'render-cv.worker')) {
    this.#program = program;
  }

  #wake(): void {
    this.#stayAwake();
    if (this.#threads.size === 0) this.#start();
  }

  /**
   * Rejects with CvRenderingFailed: 'busy', 'timeout', 'cancelled', or 'failed' where the thread ended. The subject is
   * for whom it is set; without one it counts as somebody of its own.
   */
  run(
    work: Work,
    { subject, signal }: { subject?: string; signal?: AbortSignal } = {},
  ): Promise<ThreadAnswer> {
    if (signal?.aborted) return Promise.reject(new CvRenderingFailed('cancelled'));
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
    this.#lastJob += 1;
    const waiting = { subject: subject ?? `job ${this.#lastJob}`, work, signal, resolve, reject };
    if (!this.#waiting.offer(waiting.subject, waiting)) return Promise.reject(new CvRenderingFailed('busy'));
    this.#wake();
    const cancel = () => this.#cancel(waiting);
    signal?.addEventListener('abort', cancel, { once: true });
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', cancel));
  }

  /** Ends the threads; what still waits or runs fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #start(): void {
    // It inherits no environment, and does not keep the process alive unless it works.
    const worker = new Worker(this.#program(), {
      workerData: renderFiles(),
      env: {},
    });
    worker.unref();
    const thread: Thread = { worker, isReady: false, jobs: 0, current: undefined };
    this.#threads.add(thread);
    let cause: unknown;
    worker.on('message', (answer: RenderAnswer) => this.#hear(thread, answer));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      this.#threads.delete(thread);
      this.#end(thread)?.reject(new CvRenderingFailed('failed', { cause }));
      // A thread that never came is not tried again without need; those who wait have another one, or none.
      if (thread.isReady) {
        if (this.#idle) this.#start();
      } else if (this.#threads.size === 0)
        for (const one of this.#waiting.empty()) one.reject(new CvRenderingFailed('failed', { cause }));
    });
  }

  #next(): void {
    const free = [...this.#threads].find(({ isReady, current }) => isReady && !current);
    const waiting = free && this.#waiting.take()?.item;
    if (!free || !waiting) return;
    this.#lastJob += 1;
    const job = this.#lastJob;
    const clock = setTimeout(() => this.#kill(free, 'timeout'), secondsAllowed * 1000);
    free.current = { ...waiting, job, clock };
    free.jobs += 1;
    free.worker.ref();
    free.worker.postMessage({ ...waiting.work, job } satisfies RenderJob);
  }

  #hear(thread: Thread, answer: RenderAnswer): void {
    if (answer.type === 'ready') {
      thread.isReady = true;
      if (this.#threads.size < mostThreads) this.#start();
    } else if (answer.job === thread.current?.job) {
      this.#end(thread)?.resolve(answer);
      this.#stayAwake();
      if (thread.jobs >= jobsOfThread) void thread.worker.terminate();
    }
    this.#next();
  }

  #end(thread: Thread): Waiting | undefined {
    const { current } = thread;
    clearTimeout(current?.clock);
    thread.current = undefined;
    if (current) this.#waiting.finish(current.subject);
    thread.worker.unref();
    return current;
  }

  #cancel(waiting: Waiting): void {
    waiting.reject(new CvRenderingFailed('cancelled'));
    this.#waiting.drop(waiting.subject, waiting);
    const thread = [...this.#threads].find(({ current }) => current?.reject === waiting.reject);
    const job = thread?.current?.job;
    if (!thread) return;
    setTimeout(() => {
      if (thread.current?.job === job) this.#kill(thread, 'cancelled');
    }, millisecondsOfGrace).unref();
  }

  /** The compiler hears nothing while it works; its thread is ended, and the next one starts. */
  #kill(thread: Thread, problem: 'timeout' | 'cancelled'): void {
    this.#end(thread)?.reject(new CvRenderingFailed(problem));
    thread.isReady = false;
    this.#threads.delete(thread);
    thread.worker.removeAllListeners('exit');
    void thread.worker.terminate();
    if (this.#threads.size < mostThreads) this.#start();
    // Its account may have one running again, and another thread may be free for it.
    this.#next();
  }

  #stayAwake(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#idle = undefined;
      for (const { worker } of this.#threads) void worker.terminate();
    }, idleMinutes * 60_000).unref();
  }
}
