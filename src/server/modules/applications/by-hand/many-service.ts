import { randomUUID } from 'node:crypto';
import { confirmationDays, declinedDays } from '#domain/applications/by-hand.ts';
import { importedSource } from '#domain/applications/sources.ts';
import type { ImportedPerson } from '#domain/imports/rows.ts';
import type { Locale } from '#domain/locale.ts';
import { nameKeys } from '#domain/text/name-keys.ts';
import { dayMs } from '#domain/time.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { countApplication } from '#server/modules/job-openings/editing/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { eraseAdded } from './erasing.ts';
import { newLink, sendAsked } from './mail.ts';
import {
  insertAdditions,
  insertApplications,
  insertBeside,
  removeApplications,
  selectDeclined,
  selectKnown,
  selectTouched,
} from './many-queries.ts';
import { emailHash } from './service.ts';

/** Stands for the id of an opening that is not there yet. */
const unmade = '00000000-0000-0000-0000-000000000000';

/** An applicant of another system, and where and when they belong here. */
export interface ImportedApplicant {
  person: ImportedPerson;
  openingId: string;
  title: string;
  /** Stored already, and nobody's own. */
  cvFileId: string | null;
  appliedAt: Date;
  /** When they are told and asked: of many, one after the other. */
  tellAt: Date;
}

/** The application that was made, or why there is none. */
export type ImportOutcome = { applicationId: string } | 'waiting' | 'applied' | 'declined';

/**
 * Adds applicants of another system, as a member adds one by hand: each is told, asked, and no candidate before they say
 * yes. Answers what became of each, in their order. Of the same person twice for one opening the first counts.
 */
export async function addImported(
  context: Context<CompanyActor>,
  applicants: readonly ImportedApplicant[],
  locale: Locale,
): Promise<ImportOutcome[]> {
  const outcomes: (ImportOutcome | undefined)[] = await foreseeImported(
    context,
    applicants.map(({ openingId, person }) => ({ openingId, email: person.email })),
  );
  const now = context.clock.now();
  const { companyId, accountId } = context.actor;
  const planned = applicants.flatMap((applicant, place) => {
    if (outcomes[place]) return [];
    const { path, hash } = newLink();
    return [{ ...applicant, place, id: randomUUID(), path, hash }];
  });
  if (planned.length === 0) return outcomes as ImportOutcome[];
  await insertApplications(
    context.db,
    planned.map(({ id, openingId, cvFileId, appliedAt, person: { status, rating } }) => ({
      ...{ id, openingId, companyId, cvFileId, status, source: importedSource, averageRating: rating },
      // There is no profile to compare with before they say yes.
      ...{ isFitStale: false, createdAt: appliedAt, updatedAt: now },
    })),
  );
  const additions = planned.map(({ id, openingId, person, hash, tellAt }) => ({
    ...{ applicationId: id, openingId, companyId, addedBy: accountId, locale },
    ...{ name: person.name, nameKeys: nameKeys(person.name), email: person.email },
    ...{ dialCode: person.dialCode, phone: person.phone, referredBy: '' },
    ...{ tokenHash: hash, reminderHash: null, remindedAt: null },
    ...{ expiresAt: new Date(tellAt.getTime() + confirmationDays * dayMs), createdAt: tellAt },
  }));
  // Two who add the same person at once: the other one's stands.
  const written = await insertAdditions(context.db, additions);
  const lost = planned.filter(({ id }) => !written.has(id));
  await removeApplications(
    context.db,
    lost.map(({ id }) => id),
  );
  const made = planned.filter(({ id }) => written.has(id));
  await insertBeside(
    context.db,
    made.map(({ id, person }) => ({ id, ...person })),
    { accountId, now },
  );
  const company = await getCompany(context, companyId);
  for (const { place, id, title, cvFileId, path, person, tellAt } of made) {
    const addition = additions.find(({ applicationId }) => applicationId === id);
    if (!addition) throw new Error('An application without its person');
    await sendAsked(
      context,
      addition,
      {
        ...{ companyName: company.name, companyNameAr: company.nameAr, title },
        ...{ by: context.actor.name, byAr: context.actor.nameAr, path, isReminder: false },
        ...{ hasCv: cvFileId !== null, hasNote: person.notes.length > 0 },
      },
      tellAt,
    );
    outcomes[place] = { applicationId: id };
  }
  for (const { place } of lost) outcomes[place] = 'waiting';
  for (const [openingId, group] of Map.groupBy(made, (one) => one.openingId))
    await countApplication(context, openingId, group.length);
  await publishLive(context, { companyId, kind: 'applications', id: companyId });
  return outcomes as ImportOutcome[];
}

/**
 * Which of those would change nothing, or be refused, as by hand; the company reads the same of each. An opening that is
 * still to be made holds nobody.
 */
export async function foreseeImported(
  { db, clock, actor }: Context<CompanyActor>,
  wanted: readonly { openingId: string | null; email: string }[],
): Promise<(Exclude<ImportOutcome, object> | undefined)[]> {
  if (wanted.length === 0) return [];
  const { companyId } = actor;
  const pairs = wanted.map(({ openingId, email }) => ({ openingId: openingId ?? unmade, email }));
  const { applied, waiting } = await selectKnown(db, pairs);
  const hashes = new Map(pairs.map(({ email }) => [email, emailHash(companyId, email)]));
  const since = new Date(clock.now().getTime() - declinedDays * dayMs);
  const declined = await selectDeclined(db, { companyId, since, hashes: [...hashes.values()] });
  return pairs.map(({ openingId, email }) => {
    const pair = `${openingId} ${email}`;
    if (waiting.has(pair)) return 'waiting';
    if (applied.has(pair)) return 'applied';
    return declined.has(hashes.get(email) ?? '') ? 'declined' : undefined;
  });
}

/**
 * Erases imported applications that nobody has touched since, and with `alsoTouched` the others that their people have not
 * confirmed. Answers those that stay: what somebody has said yes to is their own.
 */
export async function eraseImported(
  context: Context<CompanyActor>,
  ids: readonly string[],
  { alsoTouched }: { alsoTouched: boolean },
): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const row of await selectTouched(context.db, context.actor.companyId, ids)) {
    if (row.isConfirmed || (row.isTouched && !alsoTouched)) kept.add(row.id);
    else await eraseAdded(context, row);
  }
  await publishLive(context, {
    companyId: context.actor.companyId,
    kind: 'applications',
    id: context.actor.companyId,
  });
  return kept;
}
