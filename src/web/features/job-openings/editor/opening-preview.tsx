import type { ReactNode } from 'react';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import '#web/design/prose.css';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { EligibilityBox } from '#web/features/job-openings/opening/eligibility-box.tsx';
import { OpeningFacts } from '#web/features/job-openings/opening/opening-facts.tsx';
import '#web/features/job-openings/opening/opening-page.css';
import { OpeningTexts } from '#web/features/job-openings/opening/opening-texts.tsx';
import { WhatToPrepare } from '#web/features/job-openings/opening/what-to-prepare.tsx';
import { OpeningSalary } from '#web/features/job-openings/opening-salary.tsx';
import type { OwnOpeningCompany } from './company-of-session.ts';
import { answerTypeLabel } from './opening-labels.ts';
import type { OpeningValues } from './opening-values.ts';
import './opening-preview.css';
import { previewOfValues } from './preview-of-values.ts';

interface Props {
  values: OpeningValues;
  company: OwnOpeningCompany;
  /** What this is, and the way back. */
  notice: ReactNode;
}

/** The opening as candidates will read it, rendered by the public page's own parts from what stands in the form. */
export function OpeningPreview({ values, company, notice }: Props) {
  const opening = previewOfValues(values, company, m.job_openings_editor_untitled());
  const name = opening.company?.name || m.job_openings_confidential();
  return (
    <div className="stack">
      {notice}
      {/* The job pages are read in light alone (specification); the form around this keeps its theme. */}
      <div className="stack opening-preview-sheet" data-theme="light">
        <article className="card opening-preview">
          <div className="opening-head stars">
            <StarField fade="end" />
            <div className="opening-title">
              <CompanyLogo name={name} src={opening.company?.logo} size="lg" eager />
              <div>
                <h1>{opening.title}</h1>
                <p className="opening-by">
                  {name}
                  {opening.company && <VerifiedBadge>{m.design_verified()}</VerifiedBadge>}
                </p>
              </div>
            </div>
          </div>
          <div className="opening opening-preview-body">
            <div className="opening-main">
              <OpeningFacts opening={opening} />
              <OpeningTexts opening={opening} />
              <WhatToPrepare opening={opening} />
            </div>
            <aside className="opening-aside" aria-label={m.job_openings_apply_section()}>
              <ApplySample opening={opening} />
              <EligibilityBox opening={opening} />
            </aside>
          </div>
        </article>
        <Questions values={values} />
      </div>
    </div>
  );
}

/** The card to apply with, which leads nowhere from here. */
function ApplySample({ opening }: { opening: PublicOpening }) {
  return (
    <div className="card card-pad-lg stack">
      <OpeningSalary opening={opening} />
      <span className="btn btn-wide opening-preview-apply" aria-hidden="true">
        {m.job_openings_apply()}
      </span>
    </div>
  );
}

/** What the form to apply asks; the public page only says how many there are. */
function Questions({ values }: { values: OpeningValues }) {
  const { screening_questions, video_questions } = values;
  const lines = [
    ...screening_questions.map(({ key, title, answer_type }) => ({
      key,
      title,
      kind: answer_type ? answerTypeLabel(answer_type) : '',
    })),
    ...video_questions.map(({ key, question, seconds }) => ({
      key,
      title: question,
      kind: m.job_openings_editor_preview_video({ seconds }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <section className="card card-pad-lg stack">
      <h2>{m.job_openings_editor_preview_questions()}</h2>
      <ol className="opening-preview-questions">
        {lines.map(({ key, title, kind }) => (
          <li key={key}>
            {title} <span className="muted small">{kind}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
