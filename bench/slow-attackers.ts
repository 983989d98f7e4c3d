import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowAttack {
  /** How often the server had ended a connection so far. */
  ended(): number;
  stop(): Promise<void>;
}

const most = 1000;
const heads = [
  // Headers that never end.
  'GET /jobs-pool HTTP/1.1\r\nhost: 127.0.0.1\r\n',
  // Bodies that never end: of a call, and of an upload.
  'POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n',
  'GET /api/jobs_pool HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  'POST /api/files/v1/cv-upload HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
    'content-length: 1000000\r\n\r\n',
];

/**
 * Connections to this machine that send a byte a second, headers and bodies by turns; one that is ended comes again after
 * `pause` milliseconds.
 */
export async function startSlowAttack(port: number, count: number, pause: number): Promise<SlowAttack> {
  const sockets = new Set<Socket>();
  let isOver = false;
  let ended = 0;
  const open = (place: number) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(heads[place % heads.length] ?? ''));
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (isOver) return;
      ended += 1;
      setTimeout(() => !isOver && open(place), pause);
    });
  };
  for (let place = 0; place < Math.min(count, most); place += 1) open(place);
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  await sleep(1000);
  return {
    ended: () => ended,
    async stop() {
      isOver = true;
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
      await sleep(500);
    },
  };
}
