import { isId } from '#domain/ids.ts';
import type { App } from '#server/platform/http/app.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readingState } from './pdf/reading-state.ts';
import { type FileReader, mayRead, mayReadUnchecked } from './policy.ts';
import { findFile } from './queries.ts';
import { respondWithFile } from './response-service.ts';
import { requireChecked } from './service.ts';

/** `GET /api/files/{id}` with authorisation and ranges, and the public pictures at `/uploads/{id}.webp`. */
export function readRoutes(readers: readonly FileReader[]): (app: App) => void {
  return (app) => {
    app.get('/api/files/:id', async (c) => {
      const context = await c.get('context')();
      const id = c.req.param('id');
      const file = isId(id) ? await findFile(context.db, id) : undefined;
      if (!file) throw new Refusal('NOT_FOUND');
      const proof = {
        share: c.req.query('share'),
        ticket: c.req.query('ticket'),
        // What is not checked yet is refused below: nobody has read of it.
        isBeginning:
          readingState(file) === 'read' &&
          c.req.raw.method === 'GET' &&
          !/^bytes=(?!0-)/.test(c.req.header('range') ?? ''),
      };
      if (!(await mayRead(context, file, proof, readers))) throw new Refusal('NOT_FOUND');
      if (!mayReadUnchecked(context, file, proof.ticket)) requireChecked(file);
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
