import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** A take as a player likes it: seekable, with its length. A take cut off by a crash counts as far as it came. */
export async function makePlayable(blob: Blob): Promise<{ blob: Blob; seconds: number }> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
  try {
    const isWebm = (await input.getMimeType()).startsWith('video/webm');
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
    const target = new BufferTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      copy: { mode: 'forced' },
      showWarnings: false,
    });
    await conversion.execute();
    const type = isWebm ? 'video/webm' : 'video/mp4';
    return {
      blob: new Blob([target.buffer ?? new ArrayBuffer(0)], { type }),
      seconds: await input.computeDuration(),
    };
  } finally {
    input.dispose();
  }
}

/** Length in seconds and longer side in pixels; undefined for what is no video. */
export async function inspectVideo(
  blob: Blob,
): Promise<{ seconds: number; side: number; isWebm: boolean } | undefined> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    return {
      seconds: await input.computeDuration(),
      side: Math.max(await track.getDisplayWidth(), await track.getDisplayHeight()),
      isWebm: (await input.getMimeType()).startsWith('video/webm'),
    };
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}

/** A still from the first second or so; undefined where the browser can't draw it. */
export async function drawPoster(blob: Blob): Promise<Blob | undefined> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) return undefined;
    const sink = new CanvasSink(track, { width: 640 });
    const first = await track.getFirstTimestamp();
    const still = await sink.getCanvas(Math.min(first + 1, await track.computeDuration()));
    if (!still) return undefined;
    const { canvas } = still;
    if (canvas instanceof OffscreenCanvas)
      return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return await new Promise((resolve) =>
      canvas.toBlob((picture) => resolve(picture ?? undefined), 'image/webp', 0.8),
    );
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}
