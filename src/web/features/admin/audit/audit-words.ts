import type { AuditEntryShown } from '#contract/audit.ts';
import { type LookReason, lookReasons } from '#domain/identity/look-reasons.ts';
import { m } from '#texts/messages.js';
import { stateBadges } from '#web/features/admin/articles/state-badges.ts';
import { featureTexts } from '#web/features/admin/company/feature-texts.ts';
import { contactStateLooks } from '#web/features/admin/message-item.tsx';
import { lookReasonTexts } from '#web/features/admin/people/look-texts.ts';
import { hintTitle } from '#web/features/admin/setup/hint-texts.ts';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { planName } from '#web/features/companies/plan-name.ts';
import { moneyText } from '#web/money.ts';

/** What the things are that a module's calls are done to. */
const things: Readonly<Record<string, () => string>> = {
  cv: m.reference_role_candidate,
  companies: m.admin_company,
  companyAdministration: m.admin_company,
  declineTemplates: m.admin_audit_of_template,
  contactMessages: m.admin_audit_of_message,
  openingReports: m.admin_audit_of_opening,
  conversationReports: m.admin_audit_of_conversation,
  limits: m.admin_audit_of_range,
  adminDashboard: m.admin_audit_of_failure,
  adminTeam: m.reference_role_admin,
  adminPeople: m.admin_people_person,
  adminOpenings: m.admin_audit_of_opening,
  announcements: m.admin_audit_of_announcement,
  plans: m.admin_plan_name,
  jobTitles: m.admin_audit_of_title,
  articles: m.admin_audit_of_article,
  questions: m.admin_audit_of_question,
};

/** What an entry was done to: its name, or what it is with its number once it has none. */
export function subjectText({ kind, subject, subject_name }: AuditEntryShown): string {
  if (!subject) return '';
  const module = kind.split('.')[0] ?? '';
  if (module === 'setupHints') return hintTitle(subject);
  if (subject_name) return module === 'plans' ? planName(subject_name) : subject_name;
  const thing = things[module] ?? m.admin_audit_of_other;
  return m.admin_audit_numbered({ thing: thing(), number: subject.slice(0, 8) });
}

type Facts = AuditEntryShown['facts'];

const stateLabels: Readonly<Record<string, { label: () => string }>> = {
  ...stateBadges,
  ...contactStateLooks,
};

/** What was decided, in the words of the screens where it is decided; `plans` have their names by their ids. */
export function factTexts(facts: Facts, plans: ReadonlyMap<string, string>): string[] {
  return Object.entries(facts).flatMap(([name, value]) => factText(name, String(value), facts, plans) ?? []);
}

function factText(
  name: string,
  value: string,
  facts: Facts,
  plans: ReadonlyMap<string, string>,
): string | undefined {
  switch (name) {
    case 'approved_status':
      return labelOf('approval_status', value);
    case 'package':
      return planName(plans.get(value) ?? value);
    case 'type':
      return featureText(value, ['true', '1'].includes(String(facts.val)));
    case 'val': // Said with the feature that it switches.
      return undefined;
    case 'state':
      return stateLabels[value]?.label() ?? value;
    case 'day':
      return dateLabel(value);
    case 'trial_expiry':
      return m.companies_trial_until({ date: dateLabel(value) });
    case 'look_reason':
      return lookReasons.some((reason) => reason === value) ? lookReasonTexts[value as LookReason]() : value;
    case 'looked_for':
      return m.admin_audit_looked_for({ words: value });
    case 'price':
      return moneyText(Number(value));
    default:
      return value;
  }
}

function featureText(type: string, isOn: boolean): string {
  const known: Partial<Record<string, { label: () => string }>> = featureTexts;
  const feature = known[type]?.label() ?? type;
  return isOn ? m.admin_audit_on({ feature }) : m.admin_audit_off({ feature });
}
