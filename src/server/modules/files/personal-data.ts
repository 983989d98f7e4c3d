import { and, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { letGo } from './keys-service.ts';
import { removeFiles } from './service.ts';
import { type FileKind, files, recordings } from './table.ts';

/** What a person's own files are; a company's logo and documents stay with the company. */
const ownKinds: FileKind[] = ['cv', 'video', 'avatar', 'poster', 'answer', 'attachment'];

export const filesPersonalData: PersonalData = {
  module: 'files',
  tables: [files, recordings],
  async export(db, accountId) {
    const rows = await db
      .select({
        id: files.id,
        kind: files.kind,
        label: files.label,
        contentType: files.contentType,
        size: files.size,
        createdAt: files.createdAt,
      })
      .from(files)
      .where(eq(files.ownerId, accountId));
    return { files: rows };
  },
  async erase(context, accountId) {
    const { db } = context;
    const open = await db
      .delete(recordings)
      .where(eq(recordings.ownerId, accountId))
      .returning({ parts: recordings.parts });
    await letGo(
      context,
      open.flatMap(({ parts }) => parts.map(({ key }) => key)),
    );
    const own = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.ownerId, accountId), inArray(files.kind, ownKinds)));
    await removeFiles(
      context,
      own.map((file) => file.id),
    );
  },
};
