import { type MemberRole, memberMay } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { labelOf } from '#web/features/companies/labels.ts';
import { shortDayText } from '#web/moments.ts';

/** What waits for somebody beside applications, with the way to settle it. */
export interface AttentionItem {
  kind: string;
  count: number;
  path: string;
  subject: string;
  at?: string;
}

/** The kinds of the queue in their order, each with what its act is called; those without anything are left out. */
export function groupsOf(items: readonly AttentionItem[]) {
  const byArea = Map.groupBy(items, ({ kind }) => kind.split('_')[0] ?? '');
  return [
    { key: 'applications', heading: m.companies_queue_notes(), act: m.companies_queue_read() },
    { key: 'interviews', heading: m.companies_queue_scorecards(), act: m.companies_queue_write() },
    { key: 'openings', heading: m.companies_queue_openings(), act: m.companies_queue_look() },
    { key: 'document', heading: m.companies_queue_documents(), act: m.companies_queue_renew() },
    { key: 'profile', heading: m.companies_queue_profile(), act: m.companies_queue_add() },
  ].flatMap((group) => {
    const own = byArea.get(group.key) ?? [];
    return own.length > 0 ? [{ ...group, items: own }] : [];
  });
}

/** Whether a member of a role can settle it: readers publish nothing, owners alone change the company. */
export function isForRole(kind: string, role: MemberRole): boolean {
  if (kind.startsWith('openings_')) return memberMay(role, 'publish');
  if (kind === 'interviews_scorecard') return true;
  return kind.startsWith('applications_') || memberMay(role, 'edit_company');
}

export function sentenceOf({ kind, count, subject, at }: AttentionItem): string {
  const document = subject && labelOf('company_document', subject);
  switch (kind) {
    case 'applications_mention':
      return m.companies_attention_applications_mention({ title: subject });
    case 'interviews_scorecard':
      return m.companies_attention_interviews_scorecard({
        name: subject,
        day: at ? shortDayText(at, getLocale()) : '',
      });
    case 'openings_expiring':
      return m.companies_attention_openings_expiring({ count });
    case 'openings_unpublished':
      return m.companies_attention_openings_unpublished({ count });
    case 'document_expired':
      return m.companies_attention_document_expired({ document });
    case 'document_expiring':
      return m.companies_attention_document_expiring({ document });
    default:
      return incompleteTexts[subject]?.() ?? m.companies_attention_profile_incomplete();
  }
}

/** Where one of the two is there already, the other alone is asked for. */
const incompleteTexts: Readonly<Record<string, () => string>> = {
  logo: m.companies_attention_profile_logo,
  description: m.companies_attention_profile_description,
};
