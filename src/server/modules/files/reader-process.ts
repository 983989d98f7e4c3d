import { spawn } from 'node:child_process';

/** Processor time that a file may cost its reader; a hostile one ends here, however quiet the machine is. */
const processorSeconds = 8;
/** Node reserves some 550 MB of data segment that it hardly touches; under this limit 256 MB are never passed. */
const dataKilobytes = 780_000;
/** How a reader ends that a file has brought past its processor time or its memory. */
const endsOfFile: ReadonlySet<string> = new Set([
  ...['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'],
]);

/**
 * What came of a reader: what it wrote; `broken` where the file is at fault; `later` where the machine is, which had no
 * time or no room for the reader.
 */
export type ReaderEnd = { output: string } | 'broken' | 'later';

/**
 * Runs a program that reads one file in a child process without environment: at most 8 s of processor time (unless told) and 256 MB,
 * and `seconds` by the clock, which tell nothing of the file: on a busy machine a sound one takes long. The program is
 * the path of a `*.child.ts`.
 */
export function runReader(
  program: string,
  path: string,
  seconds: number,
  processor = processorSeconds,
): Promise<ReaderEnd> {
  const [command, ...args] = commandOf(program, path, processor);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: {}, cwd: '/' });
  const clock = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => {
    child.once('error', () => resolve('later'));
    child.once('close', (code, signal) => {
      clearTimeout(clock);
      if (code === 0) resolve({ output: Buffer.concat(pieces).toString('utf8') });
      else resolve(signal && endsOfFile.has(signal) ? 'broken' : 'later');
    });
  });
}

function commandOf(program: string, path: string, processor: number): [string, ...string[]] {
  const node: [string, ...string[]] = [
    process.execPath,
    '--permission',
    '--allow-fs-read=*',
    '--no-warnings',
    '--max-old-space-size=160',
    program,
    path,
  ];
  if (process.platform === 'win32') return node;
  // The soft limit ends it with a signal of its own, which no other end is mistaken for.
  const time = `ulimit -S -t ${processor} && ulimit -H -t ${processor + 2}`;
  // Array buffers lie outside the heap limit; only the limit of the data segment stops a bomb.
  const memory = process.platform === 'linux' ? ` && ulimit -d ${dataKilobytes}` : '';
  return ['/bin/sh', '-c', `${time}${memory} && exec "$@"`, 'sh', ...node];
}
