import { isActive } from '#domain/job-openings/job-openings.ts';
import { type RequestStatus, requestLife } from '#domain/talent-pool/requests.ts';
import { calendarDate, dayMs, defaultTimeZone } from '#domain/time.ts';
import type { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { DemoCandidate } from './people.ts';
import type { Random } from './random.ts';

type Opening = typeof jobOpenings.$inferInsert;

/** How the requests of the first company stand. */
const standings: readonly { status: RequestStatus; kind: 'invitation' | 'update'; answer: string }[] = [
  { status: 'Waiting', kind: 'invitation', answer: '' },
  { status: 'Accepted', kind: 'invitation', answer: 'Thank you, I will apply this week.' },
  { status: 'Declined', kind: 'invitation', answer: 'I have just begun somewhere else.' },
  { status: 'Waiting', kind: 'update', answer: '' },
  { status: 'Done', kind: 'update', answer: '' },
];

/** Requests of the first company to candidates of the pool, and two that wait for the demo's own candidate. */
export function makePoolRequests(
  random: Random,
  {
    openings,
    people,
    ownerId,
    companyId,
  }: { openings: readonly Opening[]; people: readonly DemoCandidate[]; ownerId: string; companyId: string },
  now: Date,
): (typeof poolRequests.$inferInsert)[] {
  const today = calendarDate(now, defaultTimeZone);
  const open = openings.filter(
    ({ status = 'Open', dueDate = null, hideCompanyName }) =>
      !hideCompanyName && isActive({ status, due_date: dueDate }, today, true),
  );
  const own = open.find((opening) => opening.companyId === companyId);
  const other = open.find((opening) => opening.companyId !== companyId);
  const [candidate, ...others] = people;
  if (!own?.id || !other?.id || !candidate) return [];
  const request = (days: number) => {
    const createdAt = new Date(now.getTime() - days * dayMs);
    return { id: random.uuid(), createdAt, expiresAt: new Date(createdAt.getTime() + requestLife) };
  };
  const sent = standings.map(({ status, kind, answer }, place) => ({
    ...request(place + 2),
    kind,
    companyId,
    candidateId: others[place * 7]?.account.id ?? '',
    openingId: kind === 'invitation' ? own.id : null,
    message:
      kind === 'invitation' ? 'Your profile fits what we look for.' : 'Please add your last two posts.',
    status,
    answer,
    createdBy: ownerId,
    answeredAt: status === 'Waiting' ? null : new Date(now.getTime() - dayMs),
  }));
  const received = (kind: 'invitation' | 'update', days: number, message: string) => ({
    ...request(days),
    kind,
    companyId: other.companyId,
    candidateId: candidate.account.id,
    openingId: kind === 'invitation' ? other.id : null,
    message,
    status: 'Waiting' as const,
    answer: '',
    createdBy: null,
    answeredAt: null,
  });
  return [
    ...sent,
    received('invitation', 1, 'We would like to talk to you about this post.'),
    received('update', 3, 'Please add the dates of your certificates.'),
  ];
}
