import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Server } from '#server/compose.ts';
import type { Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { startSecondServer, startTestServer } from '#support/test-server.ts';
import { aRecording } from '#support/videos.ts';

test('a recording is begun at one process, goes on at another and is completed at a third, each on a disk of its own', async () => {
  const bucket = await aBucket();
  const disks = [aDisk(bucket), aDisk(bucket), aDisk(bucket)] as const;
  const first = await startTestServer({}, { storage: disks[0].storage });
  onTestFinished(() => first.drop());
  const [second, third] = await Promise.all([
    startSecondServer(first, { storage: disks[1].storage }),
    startSecondServer(first, { storage: disks[2].storage }),
  ]);
  onTestFinished(async () => void (await Promise.all([second.stop(), third.stop()])));
  const candidate = await aCandidate(first);
  const headers = { authorization: `Bearer ${candidate.token}` };
  const bytes = aRecording();
  const { body: begun } = await send(first, 'POST', '/api/recordings', { headers });
  const path = `/api/recordings/${begun.id}`;
  const append = async (server: Server, from: number, to: number) => {
    const own = { ...headers, 'upload-offset': String(from) };
    const body = new Uint8Array(bytes.subarray(from, to));
    const { status } = await server.app.request(path, { method: 'PATCH', headers: own, body });
    expect(status).toBe(204);
  };
  await append(first, 0, 15_000);
  // No other machine sees this disk.
  rmSync(join(disks[0].folder, 'temporary'), { recursive: true, force: true });
  await append(second, 15_000, 30_000);
  rmSync(join(disks[1].folder, 'temporary'), { recursive: true, force: true });
  const head = await third.app.request(path, { method: 'HEAD', headers });
  expect([head.status, head.headers.get('upload-offset')]).toEqual([204, '30000']);
  await append(third, 30_000, bytes.length);
  const done = await send(third, 'POST', `${path}/completion`, {
    headers: { ...headers, 'upload-length': String(bytes.length) },
  });
  expect([done.status, done.body.seconds]).toEqual([200, expect.closeTo(3, 1)]);
  expect((await send(first, 'GET', `/api/${done.body.path}`, candidate)).status).toBe(200);
  await first.runTasks();
  const kept: string[] = [];
  for await (const { key } of disks[0].storage.list()) kept.push(key);
  expect(kept).toEqual([expect.stringMatching(/\.mp4$/)]);
  expect(readdirSync(join(disks[2].folder, 'temporary'))).toEqual([]);
});

async function aBucket(): Promise<string> {
  const server = createServer(bucketStandIn()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = encodeURIComponent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return `s3://key:secret@bucket?endpoint=${endpoint}&forcePathStyle=true`;
}

function aDisk(url: string): { folder: string; storage: Storage } {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, storage: createStorage({ url, dataFolder: folder }) };
}
