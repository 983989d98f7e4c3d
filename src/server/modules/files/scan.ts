import { uploadMessages } from '#domain/uploads.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askScanner } from '#server/platform/virus-scanner.ts';
import { failed } from './receive.ts';

/** Refuses what the virus scanner knows; without its word nothing is stored. Off where no scanner is configured. */
export async function scanUpload(context: Context, path: string): Promise<void> {
  const { scannerUrl } = context.config;
  if (!scannerUrl) return;
  const found = await askScanner(scannerUrl, path).catch((error: unknown) => {
    context.log.error({ error }, 'the virus scanner did not answer, so an upload was refused');
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 60 });
  });
  if (!found) return;
  context.log.warn({ found }, 'an upload was refused by the virus scanner');
  throw failed('VALIDATION_FAILED', uploadMessages.infected);
}
