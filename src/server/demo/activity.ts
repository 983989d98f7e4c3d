import type { companyActivity } from '#server/modules/companies/activity/table.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoOpening } from './openings.ts';

type Entry = typeof companyActivity.$inferInsert;

/** What the companies did so far: registered, were decided about, published their openings. */
export function makeActivity(employers: readonly DemoCompany[], openings: readonly DemoOpening[]): Entry[] {
  const ofCompanies = employers.flatMap((employer): Entry[] => {
    const { approvedStatus, declineReason, createdAt } = employer.company;
    const registered = entryOf(employer, 'company.registered', createdAt, employer.company.name);
    if (approvedStatus === 'Pending') return [registered];
    const kind = approvedStatus === 'Approved' ? 'company.approved' : 'company.declined';
    const decided = new Date((createdAt?.getTime() ?? 0) + 5_400_000);
    const decision = entryOf(employer, kind, decided, declineReason ?? '');
    return [registered, { ...decision, actorId: null, actorKind: 'team', actorName: '' }];
  });
  const byId = new Map(employers.map((employer) => [employer.company.id, employer]));
  const ofOpenings = openings.flatMap(({ opening }): Entry[] => {
    const employer = byId.get(opening.companyId);
    if (!employer || !opening.firstPublishedAt) return [];
    const entry = entryOf(employer, 'opening.published', opening.firstPublishedAt, opening.title);
    return [{ ...entry, subjectId: opening.id ?? '' }];
  });
  return [...ofCompanies, ...ofOpenings];
}

function entryOf(
  { account, company }: DemoCompany,
  kind: string,
  createdAt: Date | undefined,
  subject: string,
): Entry {
  return {
    companyId: company.id,
    actorId: account.id,
    actorKind: 'member',
    actorName: account.name,
    kind,
    subject,
    subjectId: '',
    facts: {},
    createdAt,
  };
}
