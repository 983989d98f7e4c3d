import type { ConversationSide } from '#domain/messages/limits.ts';
import type { applications } from '#server/modules/applications/table.ts';
import type { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { conversationReads, conversations, messages } from '#server/modules/messages/table.ts';
import type { Random } from './random.ts';

type Application = typeof applications.$inferInsert;
type Opening = typeof jobOpenings.$inferInsert;
type Line = readonly [side: ConversationSide, text: string];

interface Rows {
  conversations: (typeof conversations.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  reads: (typeof conversationReads.$inferInsert)[];
}

const talks: readonly (readonly Line[])[] = [
  [
    ['company', 'Thank you for your application. Could you start in the first week of next month?'],
    ['candidate', 'Good morning! Yes, my notice ends on the 30th, so any day from the first is fine.'],
    ['company', 'Good. Please bring the original of your degree to the interview, we keep a copy.'],
    ['candidate', 'I will. Is there parking at the site, or is the metro better?'],
  ],
  [
    ['company', 'We liked your drawings. Which of them did you check yourself?'],
    ['candidate', 'The two bridges and the podium. I can show you the calculations when we meet.'],
    ['company', 'That would be very helpful, thank you.'],
  ],
  [
    ['company', 'Your licence ends in March. Is the renewal on its way?'],
    ['candidate', 'Yes, I applied last week. The receipt is in my profile.'],
  ],
];

/** Conversations of the first company with applicants, and one of the demo's own candidate, which waits to be read. */
export function makeConversations(
  random: Random,
  made: {
    applications: readonly Application[];
    openings: readonly Opening[];
    owners: ReadonlyMap<string, string>;
    companyId: string;
    candidateId: string;
  },
  now: Date,
): Rows {
  const shown = new Map(
    made.openings
      .filter(({ hideCompanyName, blindReview }) => !hideCompanyName && !blindReview)
      .map((opening) => [opening.id, opening]),
  );
  const met = made.applications.filter(
    ({ openingId, status }) => shown.has(openingId) && status !== 'Withdrawn' && status !== 'Rejected',
  );
  const own = met.find(({ candidateId }) => candidateId === made.candidateId);
  const others = met.filter(
    ({ companyId, candidateId }) => companyId === made.companyId && candidateId !== made.candidateId,
  );
  const pairs = new Map(
    [own, ...others].flatMap((row) =>
      row?.candidateId ? [[`${row.companyId} ${row.candidateId}`, row] as const] : [],
    ),
  );
  const rows: Rows = { conversations: [], messages: [], reads: [] };
  for (const [place, row] of [...pairs.values()].slice(0, 4).entries())
    addTalk(rows, random, { row, ownerId: made.owners.get(row.companyId) ?? null, place, now });
  return rows;
}

function addTalk(
  rows: Rows,
  random: Random,
  { row, ownerId, place, now }: { row: Application; ownerId: string | null; place: number; now: Date },
): void {
  const candidateId = row.candidateId ?? '';
  // The demo's own candidate has not read the last one of the company.
  const talk = place === 0 ? (talks[1] ?? []) : (talks[(place - 1) % talks.length] ?? []);
  const conversationId = random.uuid();
  const lastAt = new Date(now.getTime() - (place * 26 + 2) * 3_600_000);
  const lines = talk.map(([side, text], index) => ({
    conversationId,
    number: index + 1,
    side,
    authorId: side === 'company' ? ownerId : candidateId,
    text,
    key: random.uuid(),
    createdAt: new Date(lastAt.getTime() - (talk.length - 1 - index) * 47 * 60_000),
  }));
  const last = lines.at(-1);
  if (!last) return;
  const countOf = (side: ConversationSide) => lines.filter((line) => line.side === side).length;
  rows.conversations.push({
    id: conversationId,
    companyId: row.companyId,
    candidateId,
    openingId: row.openingId,
    createdAt: lines[0]?.createdAt ?? lastAt,
    lastNumber: last.number,
    lastAt,
    lastSide: last.side,
    lastText: last.text,
    companyCount: countOf('company'),
    candidateCount: countOf('candidate'),
  });
  rows.messages.push(...lines);
  for (const side of ['company', 'candidate'] as const) {
    const accountId = side === 'company' ? ownerId : candidateId;
    // Whoever answered has read what stands before.
    const own = lines.findLast((line) => line.side === side);
    if (!accountId || !own) continue;
    const seen = lines.filter((line) => line.side !== side && line.number < own.number).length;
    rows.reads.push({ conversationId, accountId, number: own.number, seen, readAt: lastAt });
  }
}
