import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from '#server/platform/storage-s3.ts';
import { bucketStandIn } from '#support/bucket-stand-in.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { aPicture, upload } from '#support/uploads.ts';

const picturePath = '/api/files/v1/profile-picture';
const sound = bucketStandIn();
const faults: Record<string, RequestListener> = {
  away: (request) => void request.socket.destroy(),
  silent: (request) => void request.resume(),
  overloaded: (_request, response) =>
    void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'),
  denying: (_request, response) =>
    void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
};
let listener = sound;
const bucket = createServer((request, response) => listener(request, response));

let server: Awaited<ReturnType<typeof startTestServer>>;
let candidate: Person;
beforeAll(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const settings = {
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 3000, throwOnRequestTimeout: true },
  };
  const storage = s3Storage({ bucket: 'bucket', settings }, join(tmpdir(), `mihna-faults-${process.pid}`));
  server = await startTestServer({}, { storage });
  candidate = await aCandidate(server);
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await server.drop();
});

test.each(Object.keys(faults))(
  'while the bucket is %s, files answer 503 and everything else goes on; none is lost',
  async (fault) => {
    const before = await upload(server, picturePath, await aPicture(), candidate);
    expect(before.status).toBe(200);
    const known = await countFiles();
    listener = faults[fault] as RequestListener;
    const refused = [
      await upload(server, picturePath, await aPicture(), candidate),
      await send(server, 'GET', `/${before.body.path}`),
    ];
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '30'],
      [503, '30'],
    ]);
    expect(await countFiles()).toBe(known);
    expect((await send(server, 'GET', '/api/jobs_pool')).status).toBe(200);
    listener = sound;
    expect((await server.app.request(`/${before.body.path}`)).status).toBe(200);
    expect((await upload(server, picturePath, await aPicture(), candidate)).status).toBe(200);
  },
);

async function countFiles(): Promise<number> {
  const { rows } = await server.platform.db.execute<{ files: number }>(
    sql`select count(*)::int as files from files`,
  );
  return rows[0]?.files ?? 0;
}
