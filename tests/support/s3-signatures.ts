import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The key that a bucket knows. */
export interface BucketKey {
  id: string;
  secret: string;
}

/** Whether a request carries the signature (version 4) of this key, in its headers or in a presigned address. */
export function isSignedBy({ id, secret }: BucketKey, request: IncomingMessage, now = Date.now()): boolean {
  const url = new URL(request.url ?? '', 'http://bucket');
  const signed = readHeader(request) ?? readAddress(url, now);
  if (!signed) return false;
  const [owner, day = '', region = '', service = ''] = signed.credential.split('/');
  if (owner !== id) return false;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.names.join(';'),
    signed.payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', signed.at, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (from, part) => hmac(from, part),
    `AWS4${secret}`,
  );
  const expected = hmac(key, text).toString('hex');
  return (
    signed.signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signed.signature), Buffer.from(expected))
  );
}

interface Signed {
  credential: string;
  /** The headers that are signed, in order. */
  names: string[];
  signature: string;
  /** When, as the signature writes it: 20261126T051810Z. */
  at: string;
  payload: string;
}

function readHeader({ headers }: IncomingMessage): Signed | undefined {
  const [algorithm, ...rest] = (headers.authorization ?? '').split(' ');
  if (algorithm !== 'AWS4-HMAC-SHA256') return undefined;
  const parts = new Map(
    rest
      .join('')
      .split(',')
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
  );
  return {
    credential: parts.get('Credential') ?? '',
    names: (parts.get('SignedHeaders') ?? '').split(';'),
    signature: parts.get('Signature') ?? '',
    at: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
  };
}

function readAddress({ searchParams }: URL, now: number): Signed | undefined {
  const at = searchParams.get('X-Amz-Date');
  if (!at) return undefined;
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(now < signedAt + Number(searchParams.get('X-Amz-Expires')) * 1000)) return undefined;
  return {
    credential: searchParams.get('X-Amz-Credential') ?? '',
    names: (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: searchParams.get('X-Amz-Signature') ?? '',
    at,
    payload: searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='))
    .toSorted()
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
