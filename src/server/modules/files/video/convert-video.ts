import { spawn } from 'node:child_process';
import { access, constants, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Context } from '#server/platform/context.ts';

const secondsAllowed = 180;

/** Makes an MP4 of a WebM where ffmpeg is installed; answers its temporary path, or undefined where it can't. */
export async function convertToMp4(context: Context, path: string): Promise<string | undefined> {
  const program = await findFfmpeg(context);
  if (!program) return undefined;
  const target = await context.storage.temporary();
  const isDone = await run(program, [
    ...['-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file', '-f', 'matroska', '-i', path],
    ...['-map_metadata', '-1', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', '-threads', '1', '-f', 'mp4', target],
  ]);
  if (isDone) return target;
  context.log.warn({ program }, 'a recording could not be converted and stays WebM');
  await rm(target, { force: true });
  return undefined;
}

async function findFfmpeg({ config }: Context): Promise<string | undefined> {
  const candidates = config.ffmpegPath
    ? [config.ffmpegPath]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'ffmpeg'));
  for (const candidate of candidates) {
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return undefined;
}

function run(program: string, args: string[]): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: 'ignore',
    timeout: secondsAllowed * 1000,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
