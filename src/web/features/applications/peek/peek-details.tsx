import { Link } from '@tanstack/react-router';
import type { ReceivedApplication, ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { AlertIcon } from '#web/design/icons/icons.tsx';
import { Markers } from '#web/features/applications/list/markers.tsx';
import { Meets } from '#web/features/applications/list/meets.tsx';
import { AnswersList } from '#web/features/applications/review/answers-list.tsx';
import { profileFacts } from '#web/features/applications/review/profile-facts.ts';
import { requirementState } from '#web/features/applications/review/requirement-state.ts';
import { isAbout, saidInstead } from '#web/features/applications/review/said-instead.ts';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import { openingInCity } from '#web/features/job-openings/own/opening-option.ts';

const answersShown = 3;

/** How much of what the opening asks is met; what is missing stands with what the profile says instead. */
export function PeekFit({
  application: { meets },
  details,
}: {
  application: ReceivedApplication;
  details: ReceivedApplicationDetails | undefined;
}) {
  if (!meets) return null;
  const missing = details?.fit?.requirements.filter(({ met }) => !met) ?? meets.missing;
  return (
    <div className="beside-fit">
      <Meets meets={meets} />
      {missing.length > 0 && (
        <ul className="beside-gaps">
          {missing.map((requirement, at) => (
            <li key={requirement.kind + requirement.wanted}>
              <AlertIcon size="sm" />
              <span>
                {requirementState(requirement)} {requirementText(requirement)}
                <b>{saidInstead(requirement, details?.profile, missing.slice(0, at))}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The facts, each once, and the first of the answers. */
export function PeekDetails({ application }: { application: ReceivedApplicationDetails }) {
  const { profile, fit, job, answers, cover_letter } = application;
  const gaps = fit?.requirements.filter(({ met, unknown }) => !met && !unknown) ?? [];
  const facts = profile ? profileFacts(profile) : [];
  const rest = facts.filter((fact) => !gaps.some(({ kind }) => isAbout(fact, kind)));
  const more = answers.length - answersShown;
  return (
    <>
      <Facts
        className="beside-facts"
        facts={[
          [m.applications_filter_job(), <span key={job.id}>{openingInCity(job)}</span>],
          ...rest.map(({ label, value }) => [label, value] as const),
        ]}
      />
      {!profile && !application.addition && <p className="muted">{m.applications_erased()}</p>}
      <Markers application={application} />
      {answers.length > 0 && (
        <section>
          <h3>{m.applications_answers()}</h3>
          <AnswersList answers={answers.slice(0, answersShown)} />
          {more > 0 && (
            <Link to="/job_application/question_answer" search={{ id: application.id }} className="small">
              {m.applications_answers_all()}
            </Link>
          )}
        </section>
      )}
      {answers.length === 0 && cover_letter && (
        <section>
          <h3>{m.applications_cover_letter()}</h3>
          <p className="beside-letter" dir="auto">
            {cover_letter}
          </p>
        </section>
      )}
    </>
  );
}
