import { useEffect, useRef, useState } from 'react';
import type { Highlights, TriedOpening } from '#contract/job-pool-responses.ts';
import { type QuickQuestion, quickQuestionsOf } from '#domain/candidates/quick-fit.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { noticePeriods } from '#domain/reference/notice-periods.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import {
  type Answer,
  VisitorQuestion,
  visaAnswers,
  yearsAnswers,
} from '#web/features/job-openings/opening/visitor-answers.tsx';
import { salaryText } from '#web/features/job-openings/opening-format.ts';
import { payTerms } from '#web/features/job-openings/opening-labels.ts';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { joined } from '#web/isolation.ts';
import { type Answers, MeetOutcome } from './meet-outcome.tsx';
import { MeetUnscripted } from './meet-unscripted.tsx';
import './meet.css';

const noAnswers: Answers = { visa: '', notice: '', years: '' };

/** A few openings that are open now, and whether the visitor meets them: answered here, sent and kept nowhere. */
export function Meet({
  openings,
  levels,
}: {
  openings: readonly TriedOpening[];
  levels: Highlights['levels'];
}) {
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState(noAnswers);
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was chosen before the scripts came stands in the fields alone.
    const chosen = [...(questions.current?.querySelectorAll('select') ?? [])].map(
      ({ name, value }) => [name, value] as const,
    );
    if (chosen.some(([, value]) => value !== ''))
      setAnswers((known) => ({ ...known, ...Object.fromEntries(chosen) }));
  }, []);
  const opening = openings[place % openings.length];
  if (!opening) return null;
  return (
    <section className="card meet" aria-labelledby="meet">
      <div className="meet-head">
        <Head opening={opening} />
        {openings.length > 1 && (
          <div className="meet-turn">
            <Button
              variant="quiet"
              size="sm"
              className="btn-icon"
              aria-label={m.landing_meet_previous()}
              onClick={() => setPlace((place + openings.length - 1) % openings.length)}
            >
              <ChevronStartIcon size="sm" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="btn-icon"
              aria-label={m.landing_meet_next()}
              onClick={() => setPlace((place + 1) % openings.length)}
            >
              <ChevronEndIcon size="sm" />
            </Button>
          </div>
        )}
      </div>
      <Facts opening={opening} />
      <h2 id="meet">{m.landing_meet()}</h2>
      <div className="meet-questions" ref={questions}>
        {quickQuestionsOf(opening).map((question) => (
          <VisitorQuestion
            key={question}
            name={question}
            {...asked[question]()}
            chosen={answers[question]}
            onAnswer={(value) => setAnswers({ ...answers, [question]: value })}
          />
        ))}
      </div>
      <MeetOutcome {...{ opening, levels, answers }} place={place + 1} total={openings.length} />
      <MeetUnscripted openings={openings} />
    </section>
  );
}

const asked: Readonly<Record<QuickQuestion, () => { label: string; answers: Answer[] }>> = {
  visa: () => ({ label: m.job_openings_fit_visitor_visa(), answers: visaAnswers() }),
  notice: () => ({
    label: m.landing_meet_notice(),
    answers: noticePeriods.map((days) => [`${days}`, noticeTexts[days]()]),
  }),
  years: () => ({ label: m.job_openings_fit_visitor_years(), answers: yearsAnswers() }),
};

const noticeTexts: Readonly<Record<(typeof noticePeriods)[number], () => string>> = {
  0: m.reference_notice_period_0,
  7: m.reference_notice_period_7,
  15: m.reference_notice_period_15,
  30: m.reference_notice_period_30,
  60: m.reference_notice_period_60,
  90: m.reference_notice_period_90,
};

function Head({ opening }: { opening: TriedOpening }) {
  const { company } = opening;
  const title = shownTitle(opening);
  const name = company?.name ?? m.job_openings_confidential();
  return (
    <>
      <CompanyLogo name={name} src={company?.logo} />
      <div>
        <p className="meet-title">
          <PageLink to={openingPath(opening)} dir="auto" lang={title.lang}>
            {title.text}
          </PageLink>
        </p>
        <p className="meet-company">
          <bdi>{name}</bdi> {company?.verified && <VerifiedBadge />}
        </p>
      </div>
    </>
  );
}

/** What it pays, where that is published, and where it is. */
export function Facts({ opening: { salary, city } }: { opening: Pick<TriedOpening, 'salary' | 'city'> }) {
  if (!salary) return <p className="meet-facts muted">{cityLabel(city)}</p>;
  return (
    <p className="meet-facts num">
      <b>{salaryText(salary)}</b>{' '}
      <span className="muted">{joined([payTerms(salary), cityLabel(city)], m.common_comma())}</span>
    </p>
  );
}
