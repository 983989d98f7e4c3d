import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import { isAboutRecipient } from '#server/platform/whatsapp.ts';
import { unreachableLookup } from './unreachable.ts';
import { noteReport } from './whatsapp-queries.ts';

/** Of what WhatsApp posts, the reports of messages; what else it tells is passed over. */
const posted = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z
              .array(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  recipient_id: z.string().optional(),
                  errors: z
                    .array(
                      z.object({
                        code: z.number(),
                        title: z.string().optional(),
                        error_data: z.object({ details: z.string().optional() }).optional(),
                      }),
                    )
                    .optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});
type Posted = z.output<typeof posted>;
type Report = NonNullable<Posted['entry'][number]['changes'][number]['value']['statuses']>[number];

/** Whether a body is signed with the app's secret, as `X-Hub-Signature-256` says. */
export function isSigned(body: Uint8Array, signature: string | undefined, appSecret: string): boolean {
  const made = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
  const said = Buffer.from(signature ?? '');
  return said.length === made.length && timingSafeEqual(said, made);
}

/** The handshake of a new address: its question is answered to whom the token is known. */
export function handshakeAnswer(
  query: (name: string) => string | undefined,
  verifyToken: string,
): string | undefined {
  const said = Buffer.from(query('hub.verify_token') ?? '');
  const known = Buffer.from(verifyToken);
  const isKnown = said.length === known.length && timingSafeEqual(said, known);
  return query('hub.mode') === 'subscribe' && isKnown ? query('hub.challenge') : undefined;
}

/** Notes what became of the messages of our sender: delivered, read, or failed after all. */
export async function takeReports({ db, config }: Pick<Context, 'db' | 'config'>, body: Uint8Array) {
  const told = posted.safeParse(parsed(body));
  if (!told.success) return;
  for (const { field, value } of told.data.entry.flatMap(({ changes }) => changes)) {
    if (field !== 'messages' || value.metadata?.phone_number_id !== config.whatsapp?.phoneId) continue;
    for (const report of value.statuses ?? []) {
      const { id, status } = report;
      if (status === 'delivered' || status === 'read') await noteReport(db, id, { status });
      if (status === 'failed') await noteReport(db, id, { status, ...faultOf(config, report) });
    }
  }
}

function faultOf(config: KeySource, { errors, recipient_id: number }: Report) {
  const [error] = errors ?? [];
  const text = [error?.code, error?.title, error?.error_data?.details].filter(Boolean).join(' ');
  const lastError = (number ? text.replaceAll(number, '[number]') : text).slice(0, 400);
  if (!number || !isAboutRecipient(error?.code)) return { lastError };
  return { lastError, unreachable: unreachableLookup(config, number) };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined; // Signed, and no JSON: nothing that we know how to read.
  }
}
