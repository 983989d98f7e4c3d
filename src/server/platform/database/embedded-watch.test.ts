import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { keepRunning } from './embedded-watch.ts';

test('a server that ends five times as soon as it is up is given up, and who watched it can stop', async () => {
  const lost = Promise.withResolvers<Error>();
  let starts = 0;
  const kept = keepRunning({
    server: spawn('true'),
    startAgain: async () => {
      starts += 1;
      return spawn('true');
    },
    log: () => {},
    onLost: lost.resolve,
  });
  expect((await lost.promise).message).toContain('ended 5 times as soon as it was up');
  expect(starts).toBe(4);
  await kept.stop();
});

test('a server that can not be started again is given up', async () => {
  const lost = Promise.withResolvers<Error>();
  const startAgain = () => Promise.reject(new Error('no such folder'));
  keepRunning({ server: spawn('true'), startAgain, log: () => {}, onLost: lost.resolve });
  expect((await lost.promise).message).toBe('no such folder');
});

test('a server that is told to stop is not started again', async () => {
  const server = spawn('sleep', ['60']);
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server, 'spawn');
  const said: string[] = [];
  const startAgain = () => Promise.reject(new Error('started again'));
  const kept = keepRunning({
    server,
    startAgain,
    log: (line) => void said.push(line),
    onLost: ({ message }) => void said.push(message),
  });
  await kept.stop();
  expect([server.signalCode, said]).toEqual(['SIGINT', []]);
});
