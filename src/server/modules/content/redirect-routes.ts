import { localePrefixes } from '#domain/locale.ts';
import type { App } from '#server/platform/http/app.ts';

const kinds = 'job|user|company|video-cv|shared_applications';

/** `/job/details?id=…` and its like lead to `/job/{id}` for good; without a plausible id the pages say so. */
export function redirectRoutes(app: App): void {
  for (const prefix of localePrefixes) {
    app.get(`${prefix}/:kind{${kinds}}/details`, (c, next) => {
      const target = detailsTarget(c.req.path, c.req.query('id') ?? '');
      return target ? Promise.resolve(c.redirect(target, 301)) : next();
    });
  }
}

/** Where `…/details?id=` leads; undefined without a plausible id. */
function detailsTarget(path: string, id: string): string | undefined {
  if (!/^[\w-]{1,200}$/.test(id)) return undefined;
  return path.replace(/\/details\/?$/, `/${id}`);
}
