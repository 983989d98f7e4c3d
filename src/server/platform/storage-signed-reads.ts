import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertKey, type SignedReads } from './storage.ts';

/** How long an address reads, in seconds: long enough to begin, whatever the line; an answer that has begun goes on. */
const readSeconds = 60;

/** Reads from a bucket at the address that browsers know; nothing is sent to make one. */
export function signedReads(bucket: string, settings: S3ClientConfig): SignedReads {
  const client = new S3Client(settings);
  return {
    origin: originOf(bucket, settings),
    addressOf(key, { contentType, disposition }) {
      assertKey(key);
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: readSeconds });
    },
  };
}

/** A bucket is named by its host, or by the path where the address says so. */
function originOf(bucket: string, { endpoint, forcePathStyle }: S3ClientConfig): string {
  const url = new URL(String(endpoint));
  return forcePathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}
