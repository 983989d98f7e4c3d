import type { RejectionLetter } from '#contract/application-rejections.ts';
import { mailsCandidate } from '#domain/applications/applications.ts';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { fillPlaceholders, wordsIn } from '#domain/companies/messages.ts';
import { type RejectionReason, rejectionReasons } from '#domain/companies/rejection-reasons.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { selectedIds } from '#server/modules/applications/list/selection.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';
import { m } from '#texts/any-language.js';
import { countUnconfirmed, selectMailSwitches, selectMailTemplates, selectRecipients } from './queries.ts';

type Recipients = Awaited<ReturnType<typeof selectRecipients>>[number];

/**
 * The emails that rejecting these applications would send, one for each language that their candidates read, and how
 * many it sends none to: people who were added by hand hear nothing before they have confirmed.
 */
export async function readRejectionLetters(
  context: Context<MemberActor>,
  { selection, except, reason }: { selection: ApplicationSelection; except?: string; reason?: string },
): Promise<{ data: RejectionLetter[]; is_switched_on: boolean; unconfirmed: number }> {
  const { db, actor } = context;
  const companyId = employerIn(scopeOf(actor));
  if (!mailsCandidate('Rejected', await selectMailSwitches(db, companyId)))
    return { data: [], is_switched_on: false, unconfirmed: 0 };
  const ids = (await selectedIds(context, selection)).filter((id) => id !== except);
  const templates = await selectMailTemplates(db, companyId);
  const known = rejectionReasons.find((one) => one === reason);
  return {
    data: (await selectRecipients(db, ids)).map((recipients) => letterTo(recipients, templates, known)),
    is_switched_on: true,
    unconfirmed: await countUnconfirmed(db, ids),
  };
}

function letterTo(
  { locale, hidesCompany, count, companyName, companyNameAr, title, name, nameAr }: Recipients,
  templates: Readonly<Record<string, string>>,
  reason: RejectionReason | undefined,
): RejectionLetter {
  const company = hidesCompany
    ? m.letters_hidden_company({}, { locale })
    : personNameIn(locale, companyName, companyNameAr);
  const own = hidesCompany ? undefined : wordsIn(templates, 'reject', locale, reason);
  // What differs from candidate to candidate keeps its braces, and so does a name that is reviewed blind.
  const facts = {
    candidate: personNameIn(locale, name, nameAr) || '{candidate}',
    position: title ?? '{position}',
    company,
  };
  return {
    locale,
    count,
    subject: m.letters_application_status_changed_subject({ title: facts.position }, { locale }),
    text: fillPlaceholders(own ?? defaultText(locale, company), facts),
    is_editable: !hidesCompany,
  };
}

function defaultText(locale: Locale, company: string): string {
  return m.letters_application_status_changed_text_rejected({ company }, { locale });
}
