import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ScannerStandIn {
  url: string;
  close(): Promise<void>;
}

/** Speaks clamd's `INSTREAM` over TCP and knows the EICAR test string alone. */
export async function scannerStandIn(
  mood: 'well' | 'hangs up' | 'confused' = 'well',
): Promise<ScannerStandIn> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (mood === 'hangs up') socket.destroy();
    else
      void answer(socket, mood).catch(() => {
        socket.destroy(); // The other side went away.
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function answer(socket: Socket, mood: 'well' | 'confused'): Promise<void> {
  let heard = Buffer.alloc(0);
  for await (const piece of socket) {
    heard = Buffer.concat([heard, piece]);
    const content = contentOf(heard);
    if (!content) continue;
    const isKnown = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
    const verdict = isKnown ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    socket.end(`${mood === 'confused' ? 'INSTREAM size limit exceeded. ERROR' : verdict}\0`);
    return;
  }
}

/** The pieces put together once their end has come. */
function contentOf(heard: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!heard.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
