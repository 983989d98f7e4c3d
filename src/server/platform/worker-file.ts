import { fileURLToPath } from 'node:url';

/** Where a worker or child program lies: beside its caller in the sources, in `workers` of the built product. */
export function workerFile(callerUrl: string, name: string): string {
  return fileURLToPath(
    callerUrl.endsWith('.ts')
      ? new URL(`./${name}.ts`, callerUrl)
      : new URL(`./workers/${name}.js`, callerUrl),
  );
}
