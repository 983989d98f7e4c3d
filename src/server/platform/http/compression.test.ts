import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compression.ts';

const long = '<p>Good work, openly offered.</p>'.repeat(100);
const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('a page comes in the form that the reader accepts, and says so', async () => {
  const brotli = await compressResponse(page(long, { vary: 'Cookie' }), 'gzip, deflate, br');
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(long);
  const gzip = await compressResponse(page(long), 'gzip');
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(long);
});

test('who accepts nothing, or refuses it, gets the page as it is', async () => {
  for (const accepted of ['identity', 'br;q=0', 'gzip;q=0, br;q=0.0']) {
    const answer = await compressResponse(page(long), accepted);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(long);
  }
});

test('short answers, files and live streams stay as they are', async () => {
  const short = await compressResponse(page('short'), 'br');
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'short']);
  const file = page(long, { 'content-length': String(long.length) });
  expect(await compressResponse(file, 'br')).toBe(file);
  const live = new Response(long, { headers: { 'content-type': 'text/event-stream' } });
  expect(await compressResponse(live, 'br')).toBe(live);
});

test('a feed is compressed while it is written', async () => {
  const feed = new Response(long, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  const answer = await compressResponse(feed, 'br');
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(long);
});

test('the tag of an answer is weak once its bytes are others', async () => {
  const answer = await compressResponse(page(long, { etag: '"abc"' }), 'br');
  expect(answer.headers.get('etag')).toBe('W/"abc"');
});
