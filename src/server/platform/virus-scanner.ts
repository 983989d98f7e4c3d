import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const secondsAllowed = 60;

/**
 * Asks clamd about a file by its `INSTREAM` command, at `tcp://host:port` or `unix:///path`. Answers the name of what
 * was found, or undefined; throws where the scanner is away, takes longer than a minute or can't say.
 */
export async function askScanner(url: string, path: string): Promise<string | undefined> {
  const socket = connect(placeOf(url));
  socket.setTimeout(secondsAllowed * 1000, () => socket.destroy(new Error('The virus scanner is silent')));
  const said = readAnswer(socket);
  said.catch(() => undefined); // Awaited below; a write that fails first is told instead.
  try {
    await pipeline(Readable.from(commandOf(path)), socket, { end: false }).catch((error: unknown) => {
      // A scanner that has heard enough answers and hangs up.
      if (!socket.readableEnded) throw error;
    });
    return verdictOf(await said);
  } finally {
    socket.destroy();
  }
}

function placeOf(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
}

/** Pieces with their length before them, and a length of nothing at the end. */
async function* commandOf(path: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path)) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readAnswer(socket: Socket): Promise<string> {
  let said = '';
  for await (const piece of socket) {
    said += String(piece);
    if (said.includes('\0') || said.length > 4096) break;
  }
  return said.replaceAll('\0', '').trim();
}

function verdictOf(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!found) throw new Error(`The virus scanner answered: ${answer.slice(0, 200)}`);
  return found;
}
