import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DeliveryState, webhookTypes } from '#domain/webhooks.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { newSecret, sealSecret } from '#server/modules/webhooks/sealed.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/modules/webhooks/table.ts';
import type { Context } from '#server/platform/context.ts';
import { demoAccounts } from './demo-accounts.ts';

/** What its log holds, the latest first: the state, and what its attempts were answered. */
const told: readonly [type: string, state: DeliveryState, answers: readonly (number | null)[]][] = [
  ['opening.closed', 'ended', []],
  ['opening.published', 'failed', [503, 503, null]],
  ['opening.published', 'delivered', [null, 200]],
  ['webhook.test', 'delivered', [200]],
];

/** An endpoint of the demo's own company with a log. It is switched off: the demo sends nothing. */
export async function writeDemoWebhooks({ db, clock, config }: Context): Promise<void> {
  const [own] = await db
    .select({ companyId: companyMembers.companyId, openingId: jobOpenings.id })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .innerJoin(jobOpenings, eq(jobOpenings.companyId, companyMembers.companyId))
    .where(eq(accounts.email, demoAccounts.company.email))
    .limit(1);
  if (!own) return;
  const id = randomUUID();
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  await db.insert(webhookEndpoints).values({
    id,
    companyId: own.companyId,
    url: 'https://hiring.rawdat.example/mihna',
    events: [...webhookTypes],
    withPersonalData: false,
    state: 'off',
    secret: sealSecret(config, id, newSecret()),
    createdAt: hoursAgo(96),
  });
  await db.update(companies).set({ hasWebhooks: true }).where(eq(companies.id, own.companyId));
  for (const [place, [type, state, answers]] of [...told].reverse().entries()) {
    const at = hoursAgo(80 - place * 20);
    const data = type === 'webhook.test' ? {} : { opening_id: own.openingId };
    const deliveryId = randomUUID();
    await db.insert(webhookDeliveries).values({
      ...{ id: deliveryId, endpointId: id, stream: own.openingId, type, data, state },
      ...{ happenedAt: at, nextAt: at, attempts: answers.length },
    });
    for (const [tries, status] of answers.entries())
      await db.insert(webhookAttempts).values({
        ...{ deliveryId, status, milliseconds: status ? 40 + tries : 10_000 },
        at: new Date(at.getTime() + tries * 60_000),
        ...(status ? { answer: `{"status":${status}}` } : { silence: 'timeout' as const, detail: '10 s' }),
      });
  }
}
