import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeleteObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { openBucket, readS3Address } from '#server/platform/storage-s3.ts';
import { ifMissing, namesIn } from '#server/platform/storage-temporary.ts';

/** Where scheduled backups lie. */
export interface BackupPlace {
  /** Lets `write` make the file of that name, whole or not at all. */
  keep(name: string, write: (path: string) => Promise<void>): Promise<void>;
  /** Of what `backupName` named, oldest first. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const prefix = 'mihna-';

/** `mihna-2026-11-25T01-15-00Z.tar`: sorted by name they are sorted by time. */
export function backupName(now: Date): string {
  return `${prefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
}

/** When a backup of that name was made; undefined for anything else. */
export function momentOfBackup(name: string): Date | undefined {
  const found = /^mihna-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/.exec(name);
  return found ? new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : undefined;
}

/** `file:///folder`, or an `s3://` address as of the storage; a bucket's are made in a folder of their own below `dataFolder` first. */
export function openBackupPlace(url: string, dataFolder: string): BackupPlace {
  if (url.startsWith('s3:')) return bucketPlace(url, dataFolder);
  return folderPlace(fileURLToPath(url));
}

function folderPlace(folder: string): BackupPlace {
  return {
    async keep(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Left by a process that was killed over it: one backup is made at a time.
      for (const left of await readdir(folder))
        if (left.startsWith(prefix) && left.endsWith('.unfinished')) await rm(join(folder, left));
      await write(join(folder, name));
    },
    names: async () => (await namesIn(folder)).filter(momentOfBackup),
    remove: async (name) => void (await rm(join(folder, name)).catch(ifMissing)),
  };
}

const workPrefix = 'backup-under-way-';

function bucketPlace(url: string, dataFolder: string): BackupPlace {
  const { bucket, settings } = readS3Address(url);
  const client = openBucket(settings);
  return {
    async keep(name, write) {
      // Left by a process that was killed over it; nothing of another name is anybody's but its owner's.
      for (const left of await readdir(dataFolder))
        if (left.startsWith(workPrefix)) await rm(join(dataFolder, left), { recursive: true });
      const workFolder = await mkdtemp(join(dataFolder, workPrefix));
      try {
        const path = join(workFolder, name);
        await write(path);
        const params = {
          Bucket: bucket,
          Key: name,
          Body: createReadStream(path),
          ContentType: 'application/x-tar',
        };
        // Ten thousand parts at most: enough for 640 GB.
        await new Upload({ client, params, queueSize: 2, partSize: 64 * 1024 * 1024 }).done();
      } finally {
        await rm(workFolder, { recursive: true, force: true });
      }
    },
    async names() {
      const found: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key && momentOfBackup(Key) ? [Key] : [])));
      return found.sort();
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))),
  };
}
