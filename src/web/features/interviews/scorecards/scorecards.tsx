import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import type { InterviewScorecards } from '#contract/scorecards.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { Stars } from '#web/features/applications/review/stars.tsx';
import { nameOf as nameOfInterview } from '#web/features/interviews/schedules/entry-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated, joined } from '#web/isolation.ts';
import { zonedMomentText } from '#web/moments.ts';
import { RecommendationBadge } from './recommendation-texts.tsx';
import { ScorecardDialog } from './scorecard-dialog.tsx';
import './scorecards.css';

/** The scorecards of every interview of an application that has begun. */
export function ReviewScorecards({ application }: { application: ReceivedApplicationDetails }) {
  const { locale } = useSurroundings();
  const { data, isPending } = useScorecards(application.id);
  if (isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  return data?.map((card) => (
    <Scorecards
      key={card.interview_id}
      card={card}
      name={nameOf(application)}
      title={m.interviews_scorecard_of({ when: zonedMomentText(card.starts_at, card.timezone, locale) })}
    />
  ));
}

/** The same of one interview; nothing before it has begun. */
export function DrawerScorecards({ interview }: { interview: ReceivedInterview }) {
  const { data } = useScorecards(interview.application_id);
  const card = data?.find(({ interview_id }) => interview_id === interview.id);
  return (
    card && <Scorecards card={card} name={nameOfInterview(interview)} title={m.interviews_scorecards()} />
  );
}

function useScorecards(application_id: string) {
  const { data, isPending } = useQuery(query.scorecards.list.queryOptions({ input: { application_id } }));
  return { data: data?.data, isPending };
}

function Scorecards({ card, name, title }: { card: InterviewScorecards; name: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { own, others, count, average, owed, can_write } = card;
  const isHidden = can_write && !own;
  return (
    <section className="scorecards" aria-label={title}>
      <h4>
        {title}
        {average !== null && (
          <span className="scorecards-average">
            <span className="sr">{m.interviews_scorecard_average()}</span>
            <Stars value={average} />
          </span>
        )}
      </h4>
      {isHidden && count > 0 && <p className="muted xs">{m.interviews_scorecard_hidden({ count })}</p>}
      {count === 0 && <p className="muted xs">{m.interviews_scorecard_none()}</p>}
      {(own || others.length > 0) && (
        <ul>
          {own && <Card card={own} by={m.applications_note_you()} />}
          {others.map((other, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole; two colleagues may share a name
            <Card key={at} card={other} by={other.by ?? m.applications_former_colleague()} />
          ))}
        </ul>
      )}
      {owed.length > 0 && (
        <p className="muted xs">{m.interviews_scorecard_owed({ names: owed.join(m.common_comma()) })}</p>
      )}
      {can_write && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {own ? m.interviews_scorecard_change() : m.interviews_scorecard_write()}
        </Button>
      )}
      {isOpen && <ScorecardDialog card={card} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Card({ card, by }: { card: NonNullable<InterviewScorecards['own']>; by: string }) {
  const scores = Object.entries(card.scores);
  return (
    <li>
      <p className="scorecard-by">
        <b>{by}</b>
        <RecommendationBadge value={card.recommendation} />
      </p>
      {scores.length > 0 && (
        <p className="muted xs">
          {joined(scores.map(([criterion, value]) => `${isolated(criterion)} ${value}`))}
        </p>
      )}
      {card.text && (
        <p className="small interview-words" dir="auto">
          {card.text}
        </p>
      )}
    </li>
  );
}
