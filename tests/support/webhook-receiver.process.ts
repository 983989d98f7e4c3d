import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** How it answers; `redirect` leads to its own `/elsewhere`. */
export type ReceiverMood = number | 'redirect' | 'hang' | 'endless' | 'hang up';

export interface ReceivedRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type ReceiverOrder = { mood: ReceiverMood } | 'tell';

let mood: ReceiverMood = 200;
let received: ReceivedRequest[] = [];
/** They are answered once it does something else. */
let hanging: ServerResponse[] = [];

const server = createServer(async (request, response) => {
  const body = await text(request);
  received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
  if (mood === 'hang') return void hanging.push(response);
  if (mood === 'hang up') return void request.socket.destroy();
  if (mood === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
  if (typeof mood === 'number') return void response.writeHead(mood).end('{"heard":true}');
  response.writeHead(200);
  const chunk = Buffer.alloc(64 * 1024, 'x');
  Readable.from(Array.from({ length: 160 }, () => chunk)).pipe(response);
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));

process.on('message', (order: ReceiverOrder) => {
  if (order === 'tell') {
    process.send?.(received);
    received = [];
    return;
  }
  mood = order.mood;
  for (const response of hanging) response.writeHead(200).end();
  hanging = [];
  process.send?.('set');
});
process.on('disconnect', () => process.exit());
