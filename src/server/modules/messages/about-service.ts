import type { AboutConversation } from '#contract/message-responses.ts';
import { candidateStatusKey } from '#domain/applications/applications.ts';
import { eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { eligibilityOf, findPerson, tieOfCompany } from '#server/modules/candidates/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { translate } from '#server/platform/texts.ts';
import { selectApplied } from './about-queries.ts';
import { requireConversation, type Sides } from './access.ts';
import type { ConversationRow } from './conversation-queries.ts';
import { readerOf } from './policy.ts';

/** What stands beside a conversation: the application, and what the caller may see of the other side. */
export async function readAbout(context: Sides, id: string): Promise<AboutConversation> {
  const conversation = await requireConversation(context, id);
  const isCompany = readerOf(context.actor).side === 'company';
  const applied = await selectApplied(context.db, conversation);
  const application = applied && {
    id: applied.id,
    status: applied.status,
    label: translate(candidateStatusKey(applied.status), {}, context.locale),
    applied_at: applied.createdAt.toISOString(),
    job: {
      id: applied.openingId,
      title: isCompany ? applied.title : openingTitleIn(context.locale, applied.knownTitle),
    },
  };
  const seen = isCompany ? await readCandidate(context, conversation, applied) : undefined;
  return {
    application: application ?? null,
    fit: seen?.fit ?? null,
    candidate: seen?.candidate ?? null,
    company: isCompany ? null : await readCompany(context, conversation),
  };
}

/** Facts of the candidate, as long as something lets the company see the profile. */
async function readCandidate(
  context: Sides,
  { candidateId }: ConversationRow,
  asked: Awaited<ReturnType<typeof selectApplied>>,
) {
  const person = await findPerson(context.db, candidateId);
  if (!person || !(await tieOfCompany(context, person))) return undefined;
  const { title, currentPosition, currentCompany, residenceCountry } = person.candidate;
  const eligibility = eligibilityOf(person.candidate, context.clock.now());
  const match = asked && eligibilityMatch(asked, eligibility);
  return {
    fit: match && match.total > 0 ? { met: match.met, total: match.total } : null,
    candidate: {
      title,
      current_position: currentPosition,
      current_company: currentCompany,
      residence_country: residenceCountry,
      total_experience: eligibility.total_experience ?? null,
      visa_option: eligibility.visa_option ?? null,
      notice_period: eligibility.notice_period ?? null,
      languages: (eligibility.languages ?? []).map(({ name }) => name),
    },
  };
}

async function readCompany(context: Sides, { companyId }: ConversationRow) {
  const { industry, city, country, numberOfEmployee, approvedStatus, profileVisibility } = await getCompany(
    context,
    companyId,
  );
  return {
    industry,
    city,
    country,
    number_of_employee: numberOfEmployee,
    verified: approvedStatus === 'Approved',
    has_page: approvedStatus === 'Approved' && profileVisibility,
  };
}
