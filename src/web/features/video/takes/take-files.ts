import type { FileAnswer, FileRequest } from './take-file.worker.ts';
import FileWorker from './take-file.worker.ts?worker&inline';

/** A file that grows while it is recorded and can be read at the same time. */
export interface TakeFile {
  readonly size: number;
  append(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  read(at: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the growing; the file can still be read. */
  close(): Promise<void>;
  blob(): Promise<Blob>;
}

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (answer: FileAnswer) => void>();

/** A new file in the browser's private file system, else in memory (private windows). */
export async function createTakeFile(folder: string, name: string): Promise<TakeFile> {
  try {
    await ask({ op: 'open', folder, name });
    return storedFile(folder, name);
  } catch {
    return memoryFile();
  }
}

/** A file of an earlier visit; undefined where there is none. */
export async function openTakeFile(folder: string, name: string): Promise<TakeFile | undefined> {
  const file = await storedBlob(folder, name);
  if (!file) return undefined;
  return {
    size: file.size,
    append: () => Promise.reject(new Error('The recording has ended')),
    read: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
    close: async () => undefined,
    blob: async () => file,
  };
}

export async function putNote(folder: string, name: string, note: unknown): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(note));
  // Without a private file system nothing outlives the page, and nothing needs to be noted.
  await ask({ op: 'put', folder, name, bytes }).catch(() => undefined);
}

export async function listNotes<Note>(folder: string): Promise<Note[]> {
  const takes = await directory(folder);
  if (!takes) return [];
  const notes: Note[] = [];
  for await (const [name, handle] of takes.entries()) {
    if (!name.endsWith('.json')) continue;
    // A take can be removed while the list is read.
    const text = await (handle as FileSystemFileHandle)
      .getFile()
      .then((file) => file.text())
      .catch(() => '');
    if (text) notes.push(JSON.parse(text) as Note);
  }
  return notes;
}

export async function listFolders(): Promise<string[]> {
  try {
    const names: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
    return names;
  } catch {
    return []; // No private file system: nothing is kept.
  }
}

export async function removeFiles(folder: string, names: string[]): Promise<void> {
  const takes = await directory(folder);
  for (const name of names) await takes?.removeEntry(name).catch(() => undefined); // Gone already is as good.
}

/** A file on the disk; once the disk is full, the rest of it is kept in memory. */
function storedFile(folder: string, name: string): TakeFile {
  let stored = 0;
  let rest: TakeFile | undefined;
  let closed: TakeFile | undefined;
  return {
    get size() {
      return stored + (rest?.size ?? 0);
    },
    async append(bytes) {
      try {
        if (!rest) stored = (await ask({ op: 'append', name, bytes })).size ?? stored;
      } catch {
        rest = memoryFile();
      }
      await rest?.append(bytes);
    },
    async read(at, length) {
      if (rest && at >= stored) return rest.read(at - stored, length);
      const inside = Math.min(length, stored - at);
      if (closed) return closed.read(at, inside);
      return ((await ask({ op: 'read', name, at, length: inside })).bytes ??
        new Uint8Array()) as Uint8Array<ArrayBuffer>;
    },
    async close() {
      if (closed) return;
      // What was flushed can be read even where the worker is gone.
      await ask({ op: 'close', name }).catch(() => undefined);
      closed = await openTakeFile(folder, name);
    },
    async blob() {
      if (!closed) throw new Error('The recording still runs');
      const first = (await closed.blob()).slice(0, stored);
      return rest ? new Blob([first, await rest.blob()]) : first;
    },
  };
}

function memoryFile(): TakeFile {
  let blob = new Blob();
  return {
    get size() {
      return blob.size;
    },
    append: async (bytes) => {
      blob = new Blob([blob, bytes]);
    },
    read: async (at, length) => new Uint8Array(await blob.slice(at, at + length).arrayBuffer()),
    close: async () => undefined,
    blob: async () => blob,
  };
}

function ask(request: FileRequest): Promise<FileAnswer> {
  worker ??= openWorker();
  const running = worker;
  lastNumber += 1;
  const number = lastNumber;
  return new Promise((resolve, reject) => {
    waiting.set(number, (answer) => {
      waiting.delete(number);
      if (answer.error) reject(new Error(answer.error));
      else resolve(answer);
    });
    running.postMessage({ number, request });
  });
}

function openWorker(): Worker {
  const opened = new FileWorker();
  opened.onmessage = ({ data }: MessageEvent<FileAnswer>) => waiting.get(data.number)?.(data);
  opened.onerror = () => {
    for (const [number, answer] of waiting) answer({ number, error: 'The worker failed' });
  };
  return opened;
}

async function directory(folder: string): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(folder);
  } catch {
    return undefined; // No private file system, or nothing was ever kept there.
  }
}

async function storedBlob(folder: string, name: string): Promise<File | undefined> {
  try {
    return await (await (await directory(folder))?.getFileHandle(name))?.getFile();
  } catch {
    return undefined;
  }
}
