import { isReply, measuredDays } from '#domain/applications/reply.ts';
import { dayMs } from '#domain/time.ts';
import type { DemoApplications } from './applications.ts';
import { type Random, seededRandom } from './random.ts';

type Event = DemoApplications['events'][number];

/** Days in which a prompt company has answered. */
const promptDays = measuredDays - 2;

/**
 * Some companies answer nearly everybody in time, which their pages say; the others as it happened. Every application
 * says when it was answered first.
 */
export function answerApplicants(
  { applications, events }: DemoApplications,
  owners: ReadonlyMap<string, string>,
  now: Date,
): void {
  // Of its own, so that everything else stays as it was made.
  const random = seededRandom(16);
  const prompt = promptCompanies(random, owners);
  const ways = Map.groupBy(events, ({ applicationId }) => applicationId);
  for (const application of applications) {
    const way = ways.get(application.id) ?? [];
    const applied = application.createdAt ?? now;
    const isPrompt = prompt.has(application.companyId) && random.chance(0.94);
    if (isPrompt) {
      // Whoever was asked for an interview was answered around its day.
      if (application.status !== 'Shortlisted' && application.status !== 'Interviewed')
        bringForward(way, applied);
      const actorId = owners.get(application.companyId) ?? null;
      const rejection = rejectionOf(application.status, { way, applied, now, random, actorId });
      if (rejection) {
        events.push(rejection);
        way.push(rejection);
        application.status = 'Rejected';
      }
    }
    application.repliedAt = way.find((event) => isAnswer(event))?.createdAt ?? null;
    application.updatedAt = way.at(-1)?.createdAt ?? applied;
  }
}

/** The first company is the demo's own: its applicants stand in every status, as they were made. */
function promptCompanies(random: Random, owners: ReadonlyMap<string, string>) {
  const [, ...others] = owners.keys();
  return new Set(others.filter(() => random.chance(0.6)));
}

/** What was decided is decided within the days of a prompt company, in the same order. */
function bringForward(way: Event[], applied: Date): void {
  const last = way.at(-1)?.createdAt?.getTime() ?? 0;
  const took = last - applied.getTime();
  const share = (promptDays * dayMs) / took;
  if (share >= 1) return;
  for (const event of way) {
    const since = (event.createdAt?.getTime() ?? 0) - applied.getTime();
    event.createdAt = new Date(applied.getTime() + since * share);
  }
}

function rejectionOf(
  status: DemoApplications['applications'][number]['status'],
  {
    way,
    applied,
    now,
    random,
    actorId,
  }: { way: Event[]; applied: Date; now: Date; random: Random; actorId: string | null },
): Event | undefined {
  const answeredAt = new Date(applied.getTime() + (promptDays + random.next()) * dayMs);
  const first = way[0];
  if (!first || answeredAt >= now || status === 'Withdrawn' || way.some(isAnswer)) return undefined;
  return {
    id: random.uuid(),
    applicationId: first.applicationId,
    kind: 'status-changed',
    actorId,
    facts: { from: status, to: 'Rejected' },
    createdAt: answeredAt,
  };
}

function isAnswer({ kind, facts }: Event): boolean {
  const to = (facts as { to?: Parameters<typeof isReply>[0] } | undefined)?.to;
  return kind === 'status-changed' && to !== undefined && isReply(to);
}
