import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WrongSetting } from './wrong-setting.ts';

/** The data folder can't be used; the message is a sentence that names the process in the way, or what to do. */
export class DataFolderRefused extends WrongSetting {}

/**
 * Takes the data folder (absolute; made when missing) for this process alone, until `release` or the end of the
 * process, however it ends. Throws `DataFolderRefused` at once, naming the pid, while another process holds it.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const pidFile = join(folder, 'mihna.pid');
  // Passable for the unprivileged user of the database, listable for us alone.
  await mkdir(folder, { recursive: true, mode: 0o711 }).catch((error) => refuse(folder, error));
  const lock = await takeLock(folder, pidFile);
  // The reference also keeps the lock from being collected as garbage.
  const close = () => lock.isOpen && lock.close();
  process.once('exit', close);
  await writeFile(pidFile, `${process.pid}\n`).catch((error) => {
    close();
    refuse(folder, error);
  });
  return {
    async release() {
      if (!lock.isOpen) return;
      await rm(pidFile, { force: true });
      close();
      process.off('exit', close);
    },
  };
}

/**
 * SQLite's lock is one of the operating system: it ends with its process, so a stale one, or one whose pid belongs
 * to another program now, can't exist; and it also holds between two containers of one machine.
 */
async function takeLock(folder: string, pidFile: string): Promise<DatabaseSync> {
  try {
    const lock = new DatabaseSync(join(folder, 'mihna.lock'), { timeout: 500 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (!isTaken) return refuse(folder, error);
    const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim() || 'unknown';
    throw new DataFolderRefused(
      `Another Mihna (process ${pid}) uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

function refuse(folder: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new DataFolderRefused(
    `The data folder ${folder} can't be used: ${reason}. Give this user the right to write there, or set DATA_DIR to another folder.`,
  );
}
