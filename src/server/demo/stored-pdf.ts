import { intendKey } from '#server/modules/files/keys-service.ts';
import type { FileKind, files } from '#server/modules/files/table.ts';
import type { Context } from '#server/platform/context.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import { textPdf } from './text-pdf.ts';

export type DemoFile = typeof files.$inferInsert & { id: string };

/** Stores a PDF and answers the row that names it, claimed by its owner. */
export async function storePdf(
  context: Context,
  file: { id: string; kind: FileKind; label: string; ownerId: string; createdAt: Date },
  { title, lines }: { title: string; lines: readonly string[] },
): Promise<DemoFile> {
  const bytes = textPdf(title, lines);
  const storageKey = newStorageKey('pdf');
  const contentType = 'application/pdf';
  await intendKey(context, storageKey);
  await context.storage.put(storageKey, bytes, { contentType, size: bytes.byteLength });
  return {
    ...file,
    storageKey,
    contentType,
    size: bytes.byteLength,
    facts: { pages: 1, isActive: false, text: [title, ...lines].join('\n') },
    claimedAt: file.createdAt,
  };
}
