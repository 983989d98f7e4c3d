import { parentPort, workerData } from 'node:worker_threads';
import { checkAndRewrite } from './video-program.ts';

const { path, target } = workerData as { path: string; target: string };
parentPort?.postMessage(await checkAndRewrite(path, target));
