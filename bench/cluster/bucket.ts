import { once } from 'node:events';
import { createServer } from 'node:http';
import { bucketStandIn } from '#support/bucket-stand-in.ts';

export interface Bucket {
  /** For `STORAGE_URL`. */
  url: string;
  /** From now on it answers nobody, until it is told to. */
  isAway: boolean;
  stop(): Promise<void>;
}

/** A server of the S3 interface that asks for signatures: the tests' stand-in, in the memory of this process. */
export async function startBucket(port: number, age?: number): Promise<Bucket> {
  const key = { id: 'mihna', secret: 'a-secret-of-this-machine' };
  const answer = bucketStandIn({ key, age });
  const server = createServer((request, response) =>
    bucket.isAway ? void request.socket.destroy() : answer(request, response),
  );
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  const bucket: Bucket = {
    url: `s3://${key.id}:${key.secret}@mihna?endpoint=${endpoint}&forcePathStyle=true`,
    isAway: false,
    async stop() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return bucket;
}
