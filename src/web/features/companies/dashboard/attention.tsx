import { type MemberRole, memberMay } from '#domain/companies/roles.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Card } from '#web/design/data/card.tsx';
import { SuccessIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

interface Item {
  kind: string;
  count: number;
  path: string;
  subject: string;
  at?: string;
}

/** What waits for somebody, each with the way to settle it. */
export function Attention({ items }: { items: readonly Item[] }) {
  return (
    <Card as="section" aria-labelledby="attention">
      <div className="company-card-head">
        <h2 id="attention">{m.companies_attention()}</h2>
      </div>
      <ul className="company-list">
        {items.length === 0 && (
          <li>
            <SuccessIcon className="company-ok" />
            <span className="company-list-text">{m.companies_attention_none()}</span>
          </li>
        )}
        {items.map((item) => (
          <li key={`${item.kind} ${item.subject} ${item.path}`}>
            <WarningIcon className="company-wait" />
            <PageLink className="company-list-text attention-link" to={item.path}>
              {sentenceOf(item)}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether a member of a role can settle it: readers publish nothing, owners alone change the company. */
export function isForRole(kind: string, role: MemberRole): boolean {
  if (kind.startsWith('openings_')) return memberMay(role, 'publish');
  if (kind === 'interviews_scorecard') return true;
  return kind.startsWith('applications_') || memberMay(role, 'edit_company');
}

function sentenceOf({ kind, count, subject, at }: Item): string {
  const document = subject && labelOf('company_document', subject);
  switch (kind) {
    case 'applications_waiting':
      return m.companies_attention_applications_waiting({ count });
    case 'applications_pending':
      return m.companies_attention_applications_pending({ count });
    case 'applications_mention':
      return m.companies_attention_applications_mention({ title: subject });
    case 'interviews_scorecard':
      return m.companies_attention_interviews_scorecard({ name: subject, day: at ? dayText(at) : '' });
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

function dayText(at: string): string {
  return dateFormat(getLocale(), { day: 'numeric', month: 'short' }).format(new Date(at));
}
