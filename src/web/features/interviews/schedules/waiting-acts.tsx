import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { ScorecardDialog } from '#web/features/interviews/scorecards/scorecard-dialog.tsx';
import { failureMessage } from '#web/refusal.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { nameOf } from './entry-link.tsx';

/**
 * What the card waits for, done on the card: what took place is closed and scored, for everything else other times are
 * offered. The first act is tinted, unless a time that was asked for can be taken by one press.
 */
export function WaitingActs({ interview }: { interview: ReceivedInterview }) {
  const own = useCompany();
  const [asks, setAsks] = useState<'complete' | 'cancel'>();
  const { id, is_incomplete, interviewers, abilities } = interview;
  const hasHeld = is_incomplete && interviewers.some((member) => member.id === own?.user.id);
  const close = () => setAsks(undefined);
  return (
    <>
      <div className="row waiting-acts">
        {is_incomplete && abilities.complete && (
          <Button size="sm" variant="soft" aria-haspopup="dialog" onClick={() => setAsks('complete')}>
            {m.interviews_complete()}
          </Button>
        )}
        {hasHeld && <WriteScorecard interview={interview} isFirst={!abilities.complete} />}
        {abilities.reschedule && (
          <LinkButton
            size="sm"
            variant={is_incomplete || abilities.accept ? 'quiet' : 'soft'}
            to="/schedules/new"
            search={{ id }}
          >
            {m.interviews_offer_again()}
          </LinkButton>
        )}
        {is_incomplete && abilities.cancel && (
          <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsks('cancel')}>
            {m.interviews_cancel()}
          </Button>
        )}
      </div>
      {asks === 'complete' && <CompleteDialog interview={interview} onClose={close} />}
      {asks === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
    </>
  );
}

/** The own scorecard of who held it: read when it is asked for, written in a dialog. */
function WriteScorecard({ interview, isFirst }: { interview: ReceivedInterview; isFirst: boolean }) {
  const { id, application_id } = interview;
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const cards = useQuery({
    ...query.scorecards.list.queryOptions({ input: { application_id } }),
    enabled: isAsked,
  });
  const card = cards.data?.data.find(({ interview_id }) => interview_id === id);
  return (
    <>
      <Button
        size="sm"
        variant={isFirst ? 'soft' : 'quiet'}
        loading={cards.isLoading}
        aria-haspopup="dialog"
        onClick={() => {
          if (cards.error) void cards.refetch();
          setAsked(true);
          setOpen(true);
        }}
      >
        {card?.own ? m.interviews_scorecard_change() : m.interviews_scorecard_write()}
      </Button>
      {cards.error && <span role="alert">{failureMessage(cards.error)}</span>}
      {isOpen && card?.can_write && (
        <ScorecardDialog card={card} name={nameOf(interview)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
