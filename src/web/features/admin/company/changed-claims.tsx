import type { AdministeredCompany } from '#contract/company-administration.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { textOf } from '#web/validation.ts';
import type { Claim } from './claims.ts';
import './changed-claims.css';

/** What the company wrote anew since somebody decided about it, before all that stayed. */
export function ChangedClaims({
  company,
  claims,
}: {
  company: AdministeredCompany['company'];
  claims: readonly Claim[];
}) {
  const changed = changesOf(company, claims);
  if (changed.length === 0) return null;
  return (
    <Notice tone="wait" title={m.admin_changed_since()}>
      <dl className="changed-claims">
        {changed.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value || m.admin_claim_empty()}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

/** Each once: a commercial registration is one of the documents, too. */
function changesOf(
  { changed_fields: fields, documents }: AdministeredCompany['company'],
  claims: readonly Claim[],
): { label: string; value: string }[] {
  const told = fields.includes('cr_file') ? fields.filter((field) => field !== 'documents') : fields;
  const labels: Record<string, () => string> = {
    cr_file: m.admin_changed_registration,
    documents: m.admin_documents,
  };
  // The registration is dated by itself, and not by what else was sent after it.
  const sentOn = (field: string) =>
    documents
      .filter(({ kind }) => field !== 'cr_file' || kind === 'Commercial registration')
      .map(({ uploaded_at }) => uploaded_at)
      .toSorted()
      .at(-1);
  const changes = told.map((field) => {
    const sent = field in labels ? sentOn(field) : undefined;
    const claim = claims.find(({ key }) => key === field);
    if (claim) return { label: claim.label, value: claim.isProse ? m.admin_claim_changed() : claim.value };
    return {
      label: labels[field]?.() ?? textOf(referenceKey('field', field)),
      value: sent ? m.admin_document_sent({ date: dateLabel(sent) }) : m.admin_claim_changed(),
    };
  });
  return [...new Map(changes.map((change) => [change.label, change])).values()];
}
