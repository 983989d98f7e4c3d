// The folder of what the tests write and forget.
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
// The tests need a quarter of it at most.
const roomInBytes = 2 * 1024 ** 3;

/**
 * A folder that goes with the process: in memory where there is room. A copy of the database is a thousand files, which a
 * disk may take forty times as long for.
 */
export function scratchFolder() {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'mihna-test-'));
  // The user of the database passes through.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomInBytes;
  } catch {
    return false;
  }
}
