import { useState } from 'react';
import type { EarlierAnswer } from '#contract/application-responses.ts';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { applicationPath, openingPath, videoQuestionsPath } from '#domain/job-openings/opening-address.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { SentArt } from '#web/design/art/sent.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Timeline } from '#web/design/data/timeline.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { countryLabel, placeLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyDraft } from './apply-values.ts';
import type { ApplyPerson } from './person-card.tsx';
import './apply.css';

/** What the page knows of the person who opens it. */
export interface ApplyState {
  draft: ApplyDraft | null;
  earlier: readonly EarlierAnswer[];
  hasApplied: boolean;
  person: ApplyPerson | null;
  isVerified: boolean;
  hasAcceptedTerms: boolean;
}

/** Applying for an opening: a visitor signs up first, a candidate fills in the form. */
export function ApplyPage({
  opening,
  state,
  source,
  isNew,
}: {
  opening: PublicOpening;
  state: ApplyState | null;
  source: string | undefined;
  /** Comes from the sign-up, which led here at once. */
  isNew: boolean;
}) {
  const [sent, setSent] = useState<{ videoQuestions: number }>();
  const [refused, setRefused] = useState<string>();
  const { viewer } = useSurroundings();
  const title = shownTitle(opening);
  if (sent)
    return (
      <Sent opening={opening} videoQuestions={sent.videoQuestions} isVerified={state?.isVerified ?? true} />
    );
  if (refused === 'GONE') return <Closed />;
  return (
    <div className="wrap apply">
      <header className="apply-head">
        <PageLink className="page-head-back" to={openingPath(opening)}>
          <ChevronStartIcon size="sm" />
          {m.applications_apply_back()}
        </PageLink>
        <p className="muted">{m.applications_apply_title()}</p>
        <h1 tabIndex={-1}>
          <bdi lang={title.lang}>{title.text}</bdi>
        </h1>
        <p className="muted">
          <bdi>{opening.company?.name ?? m.applications_confidential()}</bdi> ·{' '}
          {placeLabel(opening) || countryLabel(opening.country)}
        </p>
        <Steps videoQuestions={opening.video_questions.length} />
      </header>
      {isNew && state?.person && (
        <Notice tone="ok" title={m.candidates_signup_success({ product: m.product_name() })}>
          {m.candidates_check_mailbox({ email: state.person.email })}
        </Notice>
      )}
      {!viewer && <Gate jobId={opening.id} />}
      {viewer && viewer.role !== 'candidate' && (
        <Notice tone="info" title={m.applications_apply_candidates_only()}>
          {m.applications_apply_candidates_only_text()}
        </Notice>
      )}
      {state && (state.hasApplied || refused) && <Applied />}
      {state && !state.hasApplied && !refused && (
        <ApplyForm
          opening={opening}
          draft={state.draft}
          earlier={state.earlier}
          person={state.person}
          hasAcceptedTerms={state.hasAcceptedTerms}
          source={source}
          onSent={(videoQuestions) => {
            setSent({ videoQuestions });
            window.scrollTo({ top: 0 });
          }}
          onRefused={setRefused}
        />
      )}
    </div>
  );
}

/** Where there are video questions, they are a step of their own, said before the first. */
function Steps({ videoQuestions }: { videoQuestions: number }) {
  if (videoQuestions === 0) return null;
  return (
    <Timeline
      label={m.applications_apply_steps()}
      steps={[
        { key: 'form', label: m.applications_apply_step_form(), state: 'now' },
        {
          key: 'video',
          label: m.applications_apply_step_video(),
          note: m.applications_apply_step_video_note({ number: videoQuestions }),
          state: 'next',
        },
      ]}
    />
  );
}

function Gate({ jobId }: { jobId: string }) {
  const { localePrefix } = useSurroundings();
  const back = encodeURIComponent(localizedPath(applicationPath(jobId), localePrefix));
  return (
    <section className="card card-pad-lg stack apply-gate">
      <h2>{m.applications_gate_title()}</h2>
      <p>{m.applications_gate_text()}</p>
      <div className="row">
        <PageLink className="btn btn-primary" to={`/registration?redirect=${back}`}>
          {m.applications_gate_sign_up()}
        </PageLink>
        <PageLink className="btn" to={`/login?redirect=${back}`}>
          {m.applications_gate_have_account()}
        </PageLink>
      </div>
    </section>
  );
}

function Applied() {
  return (
    <EmptyState
      art={<EmptyInboxArt />}
      title={m.applications_already_title()}
      small
      actions={
        <PageLink className="btn btn-primary" to="/candidate-dashboard">
          {m.applications_see_mine()}
        </PageLink>
      }
    >
      {m.applications_already_text()}
    </EmptyState>
  );
}

/** For an opening that closed while it was read. */
export function Closed() {
  return (
    <div className="wrap apply">
      <EmptyState
        art={<EmptyInboxArt />}
        title={m.applications_closed_title()}
        heading="h1"
        actions={
          <PageLink className="btn btn-primary" to="/jobs-pool">
            {m.applications_find_others()}
          </PageLink>
        }
      >
        {m.applications_closed_text()}
      </EmptyState>
    </div>
  );
}

/** What stands there once it is sent, and what comes next. */
export function Sent({
  opening,
  videoQuestions,
  isVerified,
}: {
  opening: PublicOpening;
  videoQuestions: number;
  isVerified: boolean;
}) {
  const next = videoQuestions > 0;
  return (
    <div className="wrap apply">
      <EmptyState
        art={<SentArt />}
        title={next ? m.applications_sent_video_title() : m.applications_sent_title()}
        heading="h1"
        actions={
          <>
            <PageLink
              className="btn btn-primary"
              to={next ? videoQuestionsPath(opening.id) : '/candidate-dashboard'}
            >
              {next ? m.applications_sent_video_next() : m.applications_see_mine()}
            </PageLink>
            <PageLink className="btn" to="/jobs-pool">
              {m.applications_find_others()}
            </PageLink>
          </>
        }
      >
        <div role="status" className="stack">
          <p>
            {next ? m.applications_sent_video_text({ number: videoQuestions }) : m.applications_sent_text()}
          </p>
          <p>{isVerified ? m.applications_sent_check() : m.applications_sent_verify()}</p>
        </div>
      </EmptyState>
    </div>
  );
}
