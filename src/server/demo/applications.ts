import { dayMs } from '#domain/time.ts';
import type { applicationReads } from '#server/modules/applications/list/reads-table.ts';
import type { applicationEvents, applications } from '#server/modules/applications/table.ts';
import type { DemoOpening } from './openings.ts';
import type { DemoCandidate } from './people.ts';
import type { Random } from './random.ts';

type Application = typeof applications.$inferInsert & { id: string };
type ApplicationEvent = typeof applicationEvents.$inferInsert;

export interface DemoApplications {
  applications: Application[];
  events: ApplicationEvent[];
}

/** How an application came to where it stands. */
const paths = [
  { weight: 26, steps: ['Pending'] },
  { weight: 14, steps: ['Pending', 'Screened'] },
  { weight: 14, steps: ['Pending', 'Screened', 'Shortlisted'] },
  { weight: 9, steps: ['Pending', 'Shortlisted', 'Interviewed'] },
  { weight: 5, steps: ['Pending', 'Shortlisted', 'Interviewed', 'Offered'] },
  { weight: 5, steps: ['Pending', 'Screened', 'Shortlisted', 'Interviewed', 'Offered', 'Hired'] },
  { weight: 18, steps: ['Pending', 'Rejected'] },
  { weight: 4, steps: ['Pending', 'Screened', 'Interviewed', 'Rejected'] },
  { weight: 4, steps: ['Pending', 'On Hold'] },
  { weight: 1, steps: ['Pending', 'Withdrawn'] },
] as const;

const sources = ['site', 'site', 'site', 'google', 'alert', 'shared-link', 'whatsapp'] as const;

/** So many applications, each candidate at most once to an opening; those of the same trade apply most. */
export function makeApplications(
  random: Random,
  count: number,
  { openings, candidates, now }: { openings: DemoOpening[]; candidates: DemoCandidate[]; now: Date },
): DemoApplications {
  const made: DemoApplications = { applications: [], events: [] };
  const seen = new Set<string>();
  const open = openings.filter(({ opening }) => opening.firstPublishedAt);
  const ofTrade = Map.groupBy(candidates, ({ trade }) => trade);
  for (let tries = 0; made.applications.length < count && tries < count * 20; tries += 1) {
    const target = random.pick(open);
    // One of twelve tries what they have not learnt.
    const candidate = random.pick((!random.chance(0.08) && ofTrade.get(target.trade)) || candidates);
    const key = `${target.opening.id} ${candidate.account.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    makeApplication(random, made, { target, candidate, now });
  }
  return made;
}

function makeApplication(
  random: Random,
  made: DemoApplications,
  { target, candidate, now }: { target: DemoOpening; candidate: DemoCandidate; now: Date },
): void {
  const { opening } = target;
  const published = opening.firstPublishedAt?.getTime() ?? now.getTime();
  let moment = published + random.next() * Math.max(0, endOf(opening, now) - published);
  const { steps } = random.weighted(paths);
  const id = random.uuid();
  const createdAt = new Date(moment);
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1];
    made.events.push({
      id: random.uuid(),
      applicationId: id,
      kind: from === undefined ? 'submitted' : to === 'Withdrawn' ? 'withdrawn' : 'status-changed',
      actorId: from === undefined || to === 'Withdrawn' ? candidate.account.id : opening.createdBy,
      facts: from === undefined ? { to } : { from, to },
      createdAt: new Date(moment),
    });
    moment += random.next() * (now.getTime() - moment) * 0.6;
  }
  const answers = target.screening.map((question) => answerTo(random, question, now));
  made.applications.push({
    id,
    openingId: opening.id,
    companyId: opening.companyId,
    candidateId: candidate.account.id,
    status: steps.at(-1) ?? 'Pending',
    coverLetter:
      random.chance(0.6) || opening.coverLetter !== 'optional' ? letterOf(random, target, candidate) : '',
    answers,
    isKnockedOut: answers.some(({ knocked_out }) => knocked_out),
    source: random.pick(sources),
    createdAt,
    updatedAt: made.events.at(-1)?.createdAt ?? createdAt,
  } as Application);
}

/** Whoever decided about an application has read it, between its arrival and the first decision. */
export function readingsOf(events: ApplicationEvent[]): {
  views: ApplicationEvent[];
  reads: (typeof applicationReads.$inferInsert)[];
} {
  const views = [...Map.groupBy(events, ({ applicationId }) => applicationId).values()].flatMap(
    ([arrived, decided]) => {
      if (!arrived?.createdAt || !decided?.createdAt || decided.kind !== 'status-changed') return [];
      const { applicationId, actorId } = decided;
      const createdAt = new Date((arrived.createdAt.getTime() + decided.createdAt.getTime()) / 2);
      return [{ applicationId, actorId, kind: 'viewed', createdAt }];
    },
  );
  const reads = views.flatMap(({ actorId, applicationId, createdAt }) =>
    actorId ? [{ accountId: actorId, applicationId, readAt: createdAt }] : [],
  );
  return { views, reads };
}

/** Until when people could apply, as far as it has come. */
function endOf({ dueDate, closedAt }: DemoOpening['opening'], now: Date): number {
  const ends = [dueDate && Date.parse(dueDate), closedAt?.getTime()].filter((end) => typeof end === 'number');
  return Math.min(now.getTime(), ...ends);
}

function answerTo(random: Random, question: DemoOpening['screening'][number], now: Date) {
  const { answerType, knockOut } = question;
  const answer =
    answerType === 'number'
      ? String(random.between(0, 15))
      : answerType === 'yes/no'
        ? random.pick(['yes', 'yes', 'yes', 'no'])
        : answerType === 'date'
          ? new Date(now.getTime() + random.between(7, 90) * dayMs).toISOString().slice(0, 10)
          : 'On my last project I used it every day, from the first sketch to the handover.';
  const isKnockedOut =
    (knockOut?.minimum !== undefined && Number(answer) < 1) ||
    (knockOut?.answer === 'yes' && answer === 'no');
  return {
    question_id: question.id ?? '',
    title: question.title,
    answer_type: answerType,
    answer,
    knocked_out: isKnockedOut,
  };
}

function letterOf(
  random: Random,
  { opening, trade }: DemoOpening,
  { candidate, account }: DemoCandidate,
): string {
  if (trade.language === 'fr')
    return `Madame, Monsieur,\n\nVotre annonce « ${opening.title} » correspond à mon parcours. Je serais heureux·se d’en parler avec vous.\n\nCordialement,\n${account.name}`;
  return random.pick([
    `Dear hiring team,\n\nYour opening for ${opening.title} describes the work that I ${candidate.currentCompany ? `do today at ${candidate.currentCompany}` : 'know best'}. I would like to do it with you.\n\nKind regards,\n${account.name}`,
    `Hello,\n\nI have followed your projects in ${opening.city} for some time. My strengths are ${(candidate.professionalSkills ?? []).slice(0, 2).join(' and ') || 'care and patience'}, and I can start after my notice.\n\n${account.name}`,
  ]);
}
