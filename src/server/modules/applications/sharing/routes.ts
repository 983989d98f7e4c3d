import { isId } from '#domain/ids.ts';
import { respondWithFile } from '#server/modules/files/response-service.ts';
import { getFile, requireChecked } from '#server/modules/files/service.ts';
import type { App } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReadable } from './contents-service.ts';

/** `GET /api/shared_applications/{id}/files/{file}`: videos with ranges and CVs, for whoever entered the room. */
export function roomRoutes(app: App): void {
  app.get('/api/shared_applications/:id/files/:file', async (c) => {
    const context = await c.get('context')();
    limitRead(context);
    const fileId = c.req.param('file');
    const kind = isId(fileId) ? await findReadable(context, c.req.param('id'), fileId) : undefined;
    const file = kind && (await getFile(context, fileId));
    if (!file) throw new Refusal('NOT_FOUND');
    requireChecked(file);
    // The name that a candidate gave a recording may be their own.
    const shown = kind === 'cv' ? file : { ...file, label: '' };
    return respondWithFile(c, shown, { 'cache-control': 'private, no-store' });
  });
}
