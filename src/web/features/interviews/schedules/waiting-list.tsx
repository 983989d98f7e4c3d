import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { useMedia } from '#web/design/use-media.ts';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { timesOf } from '#web/features/interviews/interview-times.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { zonedWhenText } from '#web/moments.ts';
import { AskedList } from './asked-list.tsx';
import { nameOf } from './entry-link.tsx';
import type { SchedulesSearch } from './schedules-search.ts';
import { useOwnTime } from './use-own-time.ts';
import { WaitingActs } from './waiting-acts.tsx';

/** Where it has no room beside the calendar it stands before it, the first of it alone. */
const [mostOnPhone, mostOnTablet] = [2, 3];

/** What waits for the company, each with what it is about and what is done about it. */
export function WaitingList({
  interviews,
  zone,
  search,
}: {
  interviews: readonly ReceivedInterview[];
  zone: string;
  search: SchedulesSearch;
}) {
  const { locale } = useSurroundings();
  const isFree = useOwnTime(interviews);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isPhone = useMedia('(width < 760px)');
  const isBeside = useMedia('(width >= 1180px)');
  const most = isPhone ? mostOnPhone : mostOnTablet;
  const shown = isWhole || isBeside ? interviews : interviews.slice(0, most);
  const count = interviews.length;
  const before = useRef(count);
  // A card that was done with goes, and its button with it: the focus stays in the list while there is one.
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (!isLess || document.activeElement !== document.body) return;
    (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <section className="waiting" aria-labelledby="interviews-waiting">
      <h2 id="interviews-waiting" ref={heading} tabIndex={-1}>
        {m.interviews_needs_you()} <span className="waiting-count num">{inDigits(count)}</span>
      </h2>
      <ul>
        {shown.map((interview) => {
          const isAsked = interview.asked_times.length > 0;
          const [first] = timesOf(interview);
          return (
            <Card as="li" key={interview.id} className="waiting-item">
              <InterviewBadge interview={interview} />
              <Link
                to="/schedules"
                search={{ ...search, id: interview.id }}
                className="interview-link"
                resetScroll={false}
              >
                {nameOf(interview)}
              </Link>
              {isAsked && <AskedList interview={interview} zone={zone} isFree={isFree} />}
              {!isAsked && first && (
                <span className="muted small num">{zonedWhenText(first, zone, locale)}</span>
              )}
              {interview.candidate_message && (
                <span className="small interview-words" dir="auto">
                  {interview.candidate_message}
                </span>
              )}
              <WaitingActs interview={interview} />
            </Card>
          );
        })}
      </ul>
      {shown.length < count && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setWhole(true);
            // The button goes: the keyboard goes on at what it is over.
            heading.current?.focus();
          }}
        >
          {m.interviews_more({ number: count - shown.length })}
        </Button>
      )}
    </section>
  );
}
