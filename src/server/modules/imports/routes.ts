import { importMaximumBytes } from '#domain/imports/imports.ts';
import { receiveSheet } from '#server/modules/files/sheet-service.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import type { App } from '#server/platform/http/app.ts';
import { keepSheet, requireApproved, requireFewWaiting } from './service.ts';

const limit = { bytes: importMaximumBytes, text: 'validation_import_size' };

/** `POST /api/imports/file`: a file of applications; answers the import whose columns are to be confirmed. */
export function importRoutes(app: App): void {
  app.post('/api/imports/file', async (c) => {
    const context = await c.get('context')();
    requirePolicy('company-owner', context);
    requireApproved(context);
    await requireFewWaiting(context);
    const sheet = await receiveSheet(c, context, limit);
    const { id } = await keepSheet(context, sheet);
    // `path` is what uploads answer; of this file none is kept.
    const data = { id, path: id, name: sheet.label };
    return c.json({ status: 200, success: true, ...data, data }, 200, { 'cache-control': 'no-store' });
  });
}
