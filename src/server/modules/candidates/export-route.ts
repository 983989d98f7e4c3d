import { deletion } from '#domain/accounts.ts';
import { messageKeysByField, type ValidationIssue } from '#domain/validation.ts';
import { requirePolicy } from '#server/platform/authorization.ts';
import type { Platform } from '#server/platform/context.ts';
import { type App, requireOwnPages } from '#server/platform/http/app.ts';
import { limitCall } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { exportOwnData } from './export.ts';

/** `POST /api/candidate-export`: streams, and therefore stands beside the calls. */
export function exportRoute(app: App, platform: Platform): void {
  app.post('/api/candidate-export', async (c) => {
    const context = await c.get('context')();
    requireOwnPages(c, platform);
    requirePolicy('candidate', context.actor);
    await limitCall(context, 'export');
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
  });
}

function readPassword(body: unknown): string {
  const result = deletion.safeParse(body ?? {});
  if (result.success) return result.data.password;
  const keys = messageKeysByField(result.error.issues as unknown as ValidationIssue[]);
  const fields = Object.fromEntries(
    Object.entries(keys).map(([field, found]) => [
      field,
      found.map(({ key, params }) => ({ text: key, params })),
    ]),
  );
  throw new Refusal('VALIDATION_FAILED', { fields });
}
