import { importMaximumBytes } from '#domain/imports/imports.ts';
import { receiveArchive } from '#server/modules/files/archive-service.ts';
import { receiveSheet } from '#server/modules/files/sheet-service.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import type { App } from '#server/platform/http/app.ts';
import { keepArchive } from './archives-service.ts';
import { keepSheet, requireApproved, requireFewWaiting } from './service.ts';

const limit = { bytes: importMaximumBytes, text: 'validation_import_size' };

/**
 * `POST /api/imports/file`: a file of applications; answers the import whose columns are to be confirmed.
 * `POST /api/imports/cvs`: a ZIP of CVs, which are read first; with a table whose rows name them, or without one.
 */
export function importRoutes(app: App): void {
  app.post('/api/imports/file', async (c) => {
    const context = await c.get('context')();
    requirePolicy('company-owner', context);
    requireApproved(context);
    await requireFewWaiting(context);
    const sheet = await receiveSheet(c, context, limit);
    const { id } = await keepSheet(context, sheet);
    return c.json(...answerOf(id, sheet.label));
  });
  app.post('/api/imports/cvs', async (c) => {
    const context = await c.get('context')();
    requirePolicy('company-owner', context);
    requireApproved(context);
    await requireFewWaiting(context);
    const archive = await receiveArchive(c, context);
    const { id } = await keepArchive(context, archive);
    return c.json(...answerOf(id, archive.label));
  });
}

/** `path` is what uploads answer; of these files none is kept by one. */
function answerOf(id: string, name: string) {
  const data = { id, path: id, name };
  return [{ status: 200, success: true, ...data, data }, 200, { 'cache-control': 'no-store' }] as const;
}
