import { deletion } from '#domain/identity/accounts.ts';
import { messageKeysByField } from '#domain/text/validation.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { requireJson } from '#server/platform/http/own-pages.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { exportOwnData } from './service.ts';

/** `POST /api/candidate-export` and `/api/company-member-export`: they stream, and therefore stand beside the calls. */
export function exportRoute(app: App): void {
  app.post('/api/candidate-export', (c) => respondWithExport(c, 'candidate'));
  app.post('/api/company-member-export', (c) => respondWithExport(c, 'member'));
}

async function respondWithExport(c: AppContext, policy: 'candidate' | 'member'): Promise<Response> {
  const context: Context = await c.get('context')();
  requirePolicy(policy, context);
  await limitCall(context, 'export');
  requireJson(c.req.header());
  const password = readPassword(await c.req.json().catch(() => undefined));
  const stream = await exportOwnData(context, password);
  const day = context.clock.now().toISOString().slice(0, 10);
  return new Response(stream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="mihna-data-${day}.zip"`,
      'cache-control': 'no-store',
    },
  });
}

function readPassword(body: unknown): string {
  const result = deletion.safeParse(body ?? {});
  if (result.success) return result.data.password;
  const keys = messageKeysByField(result.error.issues);
  const fields = Object.fromEntries(
    Object.entries(keys).map(([field, found]) => [
      field,
      found.map(({ key, params }) => ({ text: key, params })),
    ]),
  );
  throw new Refusal('VALIDATION_FAILED', { fields });
}
