import { useState } from 'react';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { companyDocuments } from '#domain/companies/companies.ts';
import type { ReviewCheck } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { ClaimList } from './claim-list.tsx';
import { DeedList } from './deed-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import { ReviewChecklist } from './review-checklist.tsx';
import { TeamNote } from './team-note.tsx';

/** Claim, document and decision side by side. */
export function ReviewTab({
  administered,
  document,
  done,
  onToggle,
}: {
  administered: AdministeredCompany;
  /** The kind of the open document; the first one otherwise. */
  document: string | undefined;
  done: readonly ReviewCheck[];
  onToggle: (check: ReviewCheck) => void;
}) {
  const { company, history } = administered;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const open = company.documents.find(({ kind }) => kind === document) ?? company.documents[0];
  const kind = companyDocuments.find((name) => name === open?.kind);
  const text = open && texts[open.path];
  return (
    <div className="review-columns">
      <ClaimList administered={administered} open={kind && text ? { kind, text } : undefined} />
      <DocumentPane
        company={company}
        open={open}
        onText={(read) => open && setTexts((known) => ({ ...known, [open.path]: read }))}
      />
      <div className="stack">
        <ReviewChecklist done={done} onToggle={onToggle} />
        <TeamNote key={company.id} id={company.id} stored={administered.team_note} />
        <section className="card company-side" aria-labelledby="history">
          <h2 id="history">{m.admin_history()}</h2>
          <DeedList deeds={history} />
        </section>
      </div>
    </div>
  );
}
