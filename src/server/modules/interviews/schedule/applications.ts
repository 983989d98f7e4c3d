import { eq } from 'drizzle-orm';
import { isBlind } from '#domain/applications/blind.ts';
import { isId } from '#domain/ids.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { isUnconfirmed } from '#server/modules/applications/by-hand/state-service.ts';
import { knownTitle } from '#server/modules/applications/known-opening-service.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { scopeOf, sees } from '#server/platform/scope.ts';

export type Invitee = NonNullable<Awaited<ReturnType<typeof selectInvitee>>> & { candidateId: string };

/** The application, of an opening that the caller sees, that an interview is about, kept from being withdrawn meanwhile. */
export async function inviteeOf(context: Context<MemberActor>, applicationId: string): Promise<Invitee> {
  const { actor } = context;
  const found = authorize(
    await selectInvitee(context.db, applicationId),
    (row) => row.removedAt === null && sees(scopeOf(actor), row),
  );
  const { candidateId, status } = found;
  if (status === 'Withdrawn') throw new Refusal('APPLICATION_WITHDRAWN');
  if (candidateId === null && (await isUnconfirmed(context.db, applicationId)))
    throw new Refusal('NOT_CONFIRMED');
  // Of an erased account only the figure is left: there is nobody to invite.
  if (candidateId === null) throw new Refusal('GONE');
  // An invitation names whom it goes to.
  if (isBlind(found)) throw new Refusal('BLIND_REVIEW');
  return { ...found, candidateId };
}

/** What the invited candidate is called where the caller reads. */
export function invitedName(
  { locale }: Context,
  { candidateName, candidateNameAr }: Pick<Invitee, 'candidateName' | 'candidateNameAr'>,
): string {
  return personNameIn(locale, candidateName, candidateNameAr);
}

async function selectInvitee(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      candidateId: applications.candidateId,
      status: applications.status,
      removedAt: applications.removedAt,
      openingId: jobOpenings.id,
      title: jobOpenings.title,
      knownTitle,
      hideCompanyName: jobOpenings.hideCompanyName,
      blindReview: jobOpenings.blindReview,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      companySlug: companies.slug,
      logoFileId: companies.logoFileId,
      companyTimezone: companies.timezone,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      candidateEmail: accounts.email,
      candidateLocale: accounts.locale,
      candidateCountry: candidates.residenceCountry,
      candidateAvatarFileId: candidates.avatarFileId,
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(candidates, eq(candidates.accountId, applications.candidateId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(eq(applications.id, id))
    .for('share', { of: applications });
  return row;
}
