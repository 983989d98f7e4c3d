import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Texts are packed; what is packed already (PDF, video, pictures) is not packed again. */
  isText: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP file as it grows: no entry is held in memory as a whole. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* drain() {
    if (failure) throw failure;
    for (const chunk of ready.splice(0)) yield new Uint8Array(chunk);
  }
  for await (const { name, isText, content } of entries) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    for await (const bytes of content) {
      entry.push(bytes);
      yield* drain();
    }
    entry.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
