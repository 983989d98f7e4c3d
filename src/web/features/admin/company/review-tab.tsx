import { useState } from 'react';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { companyDocuments } from '#domain/companies/companies.ts';
import type { ReviewCheck } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import type { ReadPage } from '#web/features/applications/review/draw-pdf.ts';
import { ChangedClaims } from './changed-claims.tsx';
import { ClaimFrames } from './claim-frames.tsx';
import { ClaimList } from './claim-list.tsx';
import { claimsOf, resultOf } from './claims.ts';
import { DecisionReason } from './decision-reason.tsx';
import { DeedList } from './deed-list.tsx';
import { DocumentPane } from './document-pane.tsx';
import { ReviewChecklist } from './review-checklist.tsx';
import { TeamNote } from './team-note.tsx';

interface ReadDocument {
  pages: readonly ReadPage[];
  text: string;
}

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
  const [read, setRead] = useState<Record<string, ReadDocument>>({});
  const [chosen, setChosen] = useState<string>();
  const open = company.documents.find(({ kind }) => kind === document) ?? company.documents[0];
  const claimsIn = (name: string | undefined, text = '') => {
    const kind = companyDocuments.find((one) => one === name);
    return claimsOf(administered, kind && text ? { kind, text } : undefined);
  };
  const claims = claimsIn(open?.kind, open && read[open.path]?.text);
  return (
    <div className="review-columns">
      <div className="review-claims">
        <ChangedClaims company={company} claims={claims} />
        {company.approved_status === 'Pending' && <DecisionReason company={company} />}
        <ClaimList claims={claims} chosen={chosen} onChoose={setChosen} />
      </div>
      <DocumentPane
        company={company}
        open={open}
        resultOf={({ kind, path }) => resultOf(claimsIn(kind, read[path]?.text))}
        onRead={(pages, text) => open && setRead((known) => ({ ...known, [open.path]: { pages, text } }))}
        over={(page) => (
          <ClaimFrames
            claims={claims}
            pages={(open && read[open.path]?.pages) ?? []}
            page={page}
            chosen={chosen}
          />
        )}
      />
      <div className="review-decision">
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
