import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { workerFile } from '#server/platform/worker-file.ts';

/** What the reader tells of a PDF. Text: at most 200,000 characters of the first 50 pages. */
interface PdfFacts {
  pages: number;
  text: string;
  /** JavaScript, launch actions or embedded files. */
  isActive: boolean;
}

export type PdfFinding = PdfFacts | { refused: 'not-pdf' | 'encrypted' | 'unreadable' };

const secondsAllowed = 8;
/** Node reserves some 550 MB of data segment that it hardly touches; under this limit 256 MB are never passed. */
const dataKilobytes = 780_000;

/**
 * Reads a PDF in a child process that is ended after 8 s or past 256 MB (F4). A file that needs more, can't be
 * opened or has no page is refused: what nobody can open is no CV.
 */
export async function inspectPdf(path: string): Promise<PdfFinding> {
  if (!(await startsLikePdf(path))) return { refused: 'not-pdf' };
  const output = await runReader(path);
  if (output === undefined) return { refused: 'unreadable' };
  const finding = JSON.parse(output) as PdfFinding;
  return 'pages' in finding && finding.pages < 1 ? { refused: 'unreadable' } : finding;
}

async function startsLikePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}

function runReader(path: string): Promise<string | undefined> {
  const [command, ...args] = readerCommand(path);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: {}, cwd: '/' });
  const clock = setTimeout(() => child.kill('SIGKILL'), secondsAllowed * 1000);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => {
      clearTimeout(clock);
      resolve(code === 0 ? Buffer.concat(pieces).toString('utf8') : undefined);
    });
  });
}

function readerCommand(path: string): [string, ...string[]] {
  const node: [string, ...string[]] = [
    process.execPath,
    '--permission',
    '--allow-fs-read=*',
    '--no-warnings',
    '--max-old-space-size=160',
    workerFile(import.meta.url, 'read-pdf.child'),
    path,
  ];
  if (process.platform !== 'linux') return node;
  // Array buffers lie outside the heap limit; only the limit of the data segment stops a bomb.
  return ['/bin/sh', '-c', `ulimit -d ${dataKilobytes} && exec "$@"`, 'sh', ...node];
}
