import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { type StageLoss, stepThatLosesMost } from '#domain/applications/funnel.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Count } from '#web/design/data/count.tsx';
import { Funnel } from '#web/design/data/funnel.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { ShareOf } from './change.tsx';

type Step = Statistics['funnel'][number];

/** How far the people of the period came, who went no further between the steps, and which step loses most. */
export function FunnelCard({ figures, range }: { figures: Statistics; range: ListSearch }) {
  const { funnel, rejected, withdrawn } = figures;
  return (
    <Card as="section" pad="lg" className="stack statistics-funnel" aria-labelledby="statistics-funnel">
      <div className="statistics-card-head">
        <h2 id="statistics-funnel">{m.statistics_funnel()}</h2>
        <p className="funnel-legend muted xs" aria-hidden="true">
          {m.statistics_mark_before()}
        </p>
      </div>
      <Funnel
        label={m.statistics_funnel()}
        steps={funnel.map((step, place) => ({
          key: step.stage,
          name: stageText(step.stage),
          value: step.people,
          before: step.before,
          shown: (
            <Count value={step.people}>
              <Link
                to="/job_application/list"
                search={{ ...range, reached: place === 0 ? undefined : step.stage }}
              >
                {inDigits(step.people)}
              </Link>
            </Count>
          ),
          beside: <Beside step={step} earlier={funnel[place - 1]} />,
          between: place < funnel.length - 1 && <Loss step={step} range={range} />,
        }))}
      />
      {(figures.funnel[0]?.people ?? 0) > 0 && (
        <p className="small">
          <Worst funnel={funnel} />{' '}
          <Link to="/job_application/list" search={{ ...range, status: ['Rejected', 'Withdrawn'] }}>
            {m.statistics_beside({ rejected, withdrawn })}
          </Link>
        </p>
      )}
    </Card>
  );
}

function stageText(stage: Step['stage']): string {
  return stage === 'Pending' ? m.statistics_applied() : statusText(stage);
}

/** The share of the step before that came so far, and what it was in the period before. */
function Beside({ step, earlier }: { step: Step; earlier: Step | undefined }) {
  return (
    <>
      {earlier && (
        <b>
          <ShareOf part={step.people} whole={earlier.people} />
          <span className="sr"> {m.statistics_share()}</span>
        </b>
      )}
      <span>{m.statistics_was({ before: step.before })}</span>
    </>
  );
}

/** Who came no further than a step, and how they stand today. */
function Loss({ step: { stage, no_further }, range }: { step: Step; range: ListSearch }) {
  const people = Object.values(no_further).reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  return (
    <Link to="/job_application/list" search={{ ...range, furthest: stage }} className="funnel-loss">
      <b className="num">
        <Ltr>−{inDigits(people)}</Ltr>
      </b>
      {' · '}
      {lossText(no_further)}
    </Link>
  );
}

function lossText({ rejected, withdrawn, on_hold, waiting }: StageLoss): string {
  return [
    rejected > 0 && m.statistics_lost_rejected({ people: rejected }),
    withdrawn > 0 && m.statistics_lost_withdrawn({ people: withdrawn }),
    on_hold > 0 && m.statistics_lost_on_hold({ people: on_hold }),
    waiting > 0 && m.statistics_lost_waiting({ people: waiting }),
  ]
    .filter(Boolean)
    .join(m.common_comma());
}

/** The step that loses most, in words. */
function Worst({ funnel }: { funnel: Statistics['funnel'] }) {
  const worst = stepThatLosesMost(funnel);
  if (!worst) return null;
  const { stage, people, no_further } = worst;
  const lost = no_further.rejected + no_further.withdrawn;
  return <b>{m.statistics_worst({ stage: stageText(stage), lost, people })}</b>;
}
