import { readFileSync } from 'node:fs';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { type Answer, type Caller, send } from './client.ts';
import type { TestServer } from './test-server.ts';

/** Three seconds as the recorder makes them: fragments, H.264 and AAC. */
export const aRecording = (): Buffer => readFileSync('tests/support/media/recording.mp4');

/** Three seconds as a browser without H.264 makes them: VP8 and Opus. */
export const aWebmRecording = (): Buffer => readFileSync('tests/support/media/recording.webm');

/** The pictures of the recording again and again, in a file of that length. */
export async function aRecordingOf(seconds: number, { fastStart = false } = {}): Promise<Buffer> {
  const input = new Input({ formats: [MP4], source: new BufferSource(aRecording()) });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('The recording has no picture');
  const sink = new EncodedPacketSink(track);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: fastStart ? 'in-memory' : 'fragmented' }),
    target: new BufferTarget(),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: 15 });
  await output.start();
  for (let round = 0; round * 3 < seconds; round += 1) {
    for await (const packet of sink.packets()) {
      if (round * 3 + packet.timestamp >= seconds) break;
      await source.add(packet.clone({ timestamp: round * 3 + packet.timestamp }), { decoderConfig: config });
    }
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

/** Sends a video as the recorder does: begun, appended in pieces, completed. Answers the first refusal, or the end. */
export async function sendRecording(
  server: TestServer,
  caller: Caller,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const begun = await send(server, 'POST', '/api/recordings', { ...caller, headers });
  const path = `/api/recordings/${begun.body.id}`;
  const own = {
    ...headers,
    ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    ...(begun.body.ticket && { 'upload-ticket': begun.body.ticket }),
  };
  const piece = 8 * 1024 * 1024;
  for (let at = 0; at < bytes.length; at += piece) {
    const answer = await server.app.request(`http://localhost:3000${path}`, {
      method: 'PATCH',
      headers: { ...own, 'upload-offset': String(at) },
      body: new Uint8Array(bytes.subarray(at, at + piece)),
    });
    if (answer.status !== 204)
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }
  return send(server, 'POST', `${path}/completion`, {
    headers: { ...own, 'upload-length': String(bytes.length) },
  });
}
