/** The part of the private file system that only workers have. */
interface SyncHandle {
  getSize(): number;
  read(buffer: Uint8Array, options: { at: number }): number;
  write(buffer: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface SyncFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncHandle>;
}

export type FileRequest =
  | { op: 'open'; folder: string; name: string }
  | { op: 'append'; name: string; bytes: Uint8Array }
  | { op: 'read'; name: string; at: number; length: number }
  | { op: 'close'; name: string }
  | { op: 'put'; folder: string; name: string; bytes: Uint8Array };
export type FileAnswer = { number: number; size?: number; bytes?: Uint8Array; error?: string };

const handles = new Map<string, SyncHandle>();

self.onmessage = async (event: MessageEvent<{ number: number; request: FileRequest }>) => {
  const { number, request } = event.data;
  try {
    self.postMessage({ number, ...(await answer(request)) } satisfies FileAnswer);
  } catch (error) {
    self.postMessage({ number, error: error instanceof Error ? error.name : 'Error' } satisfies FileAnswer);
  }
};

async function answer(request: FileRequest): Promise<Omit<FileAnswer, 'number'>> {
  switch (request.op) {
    case 'open': {
      const handle = await openHandle(request.folder, request.name);
      handles.set(request.name, handle);
      return { size: handle.getSize() };
    }
    case 'append': {
      const handle = handleOf(request.name);
      const at = handle.getSize();
      // A full disk takes a part at most, or throws.
      if (handle.write(request.bytes, { at }) < request.bytes.length) {
        handle.truncate(at);
        throw new Error('The disk is full');
      }
      // What was flushed survives the end of the browser; one fragment at most is lost.
      handle.flush();
      return { size: handle.getSize() };
    }
    case 'read': {
      const bytes = new Uint8Array(request.length);
      return { bytes: bytes.subarray(0, handleOf(request.name).read(bytes, { at: request.at })) };
    }
    case 'close': {
      handleOf(request.name).close();
      handles.delete(request.name);
      return {};
    }
    case 'put': {
      const handle = await openHandle(request.folder, request.name);
      handle.truncate(0);
      handle.write(request.bytes, { at: 0 });
      handle.flush();
      handle.close();
      return {};
    }
  }
}

async function openHandle(folder: string, name: string): Promise<SyncHandle> {
  const root = await navigator.storage.getDirectory();
  const takes = await root.getDirectoryHandle(folder, { create: true });
  return ((await takes.getFileHandle(name, { create: true })) as SyncFile).createSyncAccessHandle();
}

function handleOf(name: string): SyncHandle {
  const handle = handles.get(name);
  if (!handle) throw new Error('The file is not open');
  return handle;
}
