import { isId } from '#domain/ids.ts';
import type { App } from '#server/platform/http/app.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type FileReader, mayRead } from './policy.ts';
import { findFile } from './queries.ts';
import { respondWithFile } from './response-service.ts';

/** `GET /api/files/{id}` with authorisation and ranges, and the public pictures at `/uploads/{id}.webp`. */
export function readRoutes(readers: readonly FileReader[]): (app: App) => void {
  return (app) => {
    app.get('/api/files/:id', async (c) => {
      const context = await c.get('context')();
      const id = c.req.param('id');
      const file = isId(id) ? await findFile(context.db, id) : undefined;
      const proof = {
        share: c.req.query('share'),
        ticket: c.req.query('ticket'),
        isBeginning: c.req.raw.method === 'GET' && !/^bytes=(?!0-)/.test(c.req.header('range') ?? ''),
      };
      if (!file || !(await mayRead(context, file, proof, readers))) throw new Refusal('NOT_FOUND');
      return respondWithFile(c, file, { 'cache-control': 'private, no-store' });
    });
    app.get('/uploads/:name', async (c, next) => {
      const id = c.req.param('name').replace(/\.webp$/, '');
      if (!isId(id)) return next();
      const context = await c.get('context')();
      const file = await findFile(context.db, id);
      if (!file?.isPublic) throw new Refusal('NOT_FOUND');
      return respondWithFile(c, file, { 'cache-control': 'public, max-age=31536000, immutable' });
    });
  };
}
