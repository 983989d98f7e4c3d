import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type EligibilityOpening, eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { minimumEducations } from '#domain/job-openings/job-openings.ts';
import { localizedPath } from '#domain/locale.ts';
import type { CourseName } from '#domain/reference/course-names.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { Meter } from '#web/design/data/meter.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { educationLabel } from '#web/features/job-openings/opening-labels.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { keptDraft } from '#web/kept-draft.ts';
import { requirementText } from './requirement-text.ts';
import { VisitorQuestion, visaAnswers, yearsAnswers } from './visitor-answers.tsx';
import './visitor-fit.css';

/** The three answers of somebody without an account, kept on this device alone. */
const kept = keptDraft('visitor_fit', 90 * 24 * 3_600_000);
const nothing = { visa: '', years: '', education: '' };
type Answers = typeof nothing;

// Without "none", which asks for nothing.
const degrees = minimumEducations.slice(1);

/** The course that stands for having reached what openings ask. */
const courses: Readonly<Record<string, CourseName>> = {
  'primary school': 'Others',
  'high school': 'High school or equivalent',
  bachelor: 'Bachelors degree',
  masters: 'Masters degree',
  'Ph.D': 'Doctorate',
};

/** Visa, years and degree of a visitor against what the opening asks, without an account. */
export function VisitorFit({ opening }: { opening: EligibilityOpening }) {
  const { viewer, localePrefix } = useSurroundings();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const [answers, setAnswers] = useState(nothing);
  useEffect(() => {
    const found = kept.read()?.draft;
    if (found) setAnswers({ ...nothing, ...found });
  }, []);
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    kept.write(next);
  };
  if (viewer || eligibilityMatch(opening, {}).total === 0) return null;
  const redirect = localizedPath(here, localePrefix);
  return (
    <section className="card card-pad-lg fit-visitor" aria-labelledby="visitor-fit">
      <h2 id="visitor-fit">{m.job_openings_fit_visitor()}</h2>
      <p className="field-help">{m.job_openings_fit_visitor_kept()}</p>
      <div className="fit-visitor-three">
        <VisitorQuestion
          label={m.job_openings_fit_visitor_visa()}
          chosen={answers.visa}
          answers={visaAnswers()}
          onAnswer={(visa) => answer({ visa })}
        />
        <VisitorQuestion
          label={m.job_openings_fit_visitor_years()}
          chosen={answers.years}
          answers={yearsAnswers()}
          onAnswer={(count) => answer({ years: count })}
        />
        <VisitorQuestion
          label={m.job_openings_fit_visitor_degree()}
          chosen={answers.education}
          answers={degrees.map((education) => [education, educationLabel(education)])}
          onAnswer={(education) => answer({ education })}
        />
      </div>
      <Outcome opening={opening} answers={answers} />
      <p className="small">
        <PageLink to={accountPath('/login', { isEmployer: false, redirect })}>
          {m.job_openings_asks_sign_in()}
        </PageLink>
      </p>
    </section>
  );
}

function Outcome({ opening, answers }: { opening: EligibilityOpening; answers: Answers }) {
  const { visa, education } = answers;
  const course = courses[education];
  const { requirements } = eligibilityMatch(opening, {
    visa_option: visaOptions.find((option) => option === visa) ?? null,
    total_experience: answers.years === '' ? null : `${answers.years}.0`,
    educations: course ? [{ course_name: course }] : null,
  });
  const known = requirements.filter(({ isUnknown }) => !isUnknown);
  const met = known.filter(({ isMet }) => isMet);
  return (
    <div role="status">
      {known.length > 0 && (
        <>
          <p>
            <b>{m.job_openings_you_meet({ met: met.length, total: known.length })}</b>
          </p>
          <Meter met={met.length} total={known.length} />
          <ul>
            {known.map((requirement) => (
              <li key={requirement.kind + requirement.wanted} data-met={requirement.isMet || undefined}>
                {requirement.isMet && <CheckIcon size="sm" />}
                <span>
                  <span className="sr">
                    {requirement.isMet ? m.job_openings_met() : m.job_openings_fit_visitor_unmet()}{' '}
                  </span>
                  {requirementText(requirement)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
