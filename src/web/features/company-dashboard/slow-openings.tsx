import { Link } from '@tanstack/react-router';
import type { SlowOpening } from '#contract/company-activity.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Sparkline } from '#web/design/data/sparkline.tsx';
import './slow-openings.css';

/** Public openings that few apply for any more: why, and what helps. */
export function SlowOpenings({ items, mayPublish }: { items: readonly SlowOpening[]; mayPublish: boolean }) {
  if (items.length === 0) return null;
  return (
    <Card as="section" className="slow" aria-labelledby="slow-openings">
      <div className="company-card-head">
        <h2 id="slow-openings">{m.companies_slow()}</h2>
        <Link to="/job_opening" search={{ status: 'Active' }}>
          {m.companies_slow_all()}
        </Link>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="slow-row">
            <span className="slow-what">
              <Link id={`slow-${item.id}`} to="/job_opening/$id" params={{ id: item.id }}>
                <bdi>{item.title}</bdi>
              </Link>
              <span className="slow-why">{whyOf(item)}</span>
            </span>
            <span className="slow-cure">
              <Sparkline values={item.days} />
              {mayPublish && <Cure item={item} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The cause in figures; that the pay is not shown is the commonest reason and the quickest to mend. */
function whyOf({ cause, recent, before, views, applications, is_pay_shown }: SlowOpening): string {
  const figures =
    cause === 'fewer'
      ? m.companies_slow_fewer({ count: recent, before })
      : m.companies_slow_passed_by({ views, count: applications });
  return is_pay_shown ? figures : m.companies_slow_pay_hidden({ figures });
}

function Cure({ item: { id, is_pay_shown } }: { item: SlowOpening }) {
  if (is_pay_shown)
    return (
      <Link to="/job_opening/$id" params={{ id }} aria-describedby={`slow-${id}`}>
        {m.companies_slow_share()}
      </Link>
    );
  return (
    <Link to="/job_opening/edit" search={{ id }} hash="opening-position" aria-describedby={`slow-${id}`}>
      {m.companies_slow_show_pay()}
    </Link>
  );
}
