import { useQuery } from '@tanstack/react-query';
import type { AdminFigures } from '#contract/admin-dashboard.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { FigureTile, FigureTiles } from '#web/design/data/figure-tiles.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { SetupHints } from '#web/features/admin/setup/setup-hints.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { sizeLabel } from '#web/forms/file-size.ts';
import { numberText } from '#web/number-text.ts';
import './admin.css';
import { FailureList } from './failure-list.tsx';
import { RefusedLine } from './refused-line.tsx';
import { StorageNotices } from './storage-notices.tsx';

/** What waits, what grew in 30 days, and whether the machinery is well. */
export function Overview() {
  const { viewer } = useSurroundings();
  const figures = useQuery(query.adminDashboard.read.queryOptions());
  return (
    <div className="stack">
      <PageHeader title={m.admin_overview()} />
      <RefusedLine />
      {viewer?.role === 'superadmin' && <SetupHints />}
      <Answered query={figures} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <>
            <StorageNotices storage={data.storage} />
            <Tiles figures={data} />
            <div className="admin-charts">
              {(['companies', 'openings', 'applications'] as const).map((kind) => (
                <Growth key={kind} kind={kind} days={data.days} />
              ))}
            </div>
          </>
        )}
      </Answered>
      <FailureList />
    </div>
  );
}

function Tiles({ figures }: { figures: AdminFigures }) {
  const { waiting, messages, letters, dead_tasks, set_aside, storage } = figures;
  const failed = letters.failed + dead_tasks + set_aside;
  return (
    <FigureTiles label={m.admin_overview()} hasSizes>
      <FigureTile
        value={numberText(waiting.companies)}
        isZero={waiting.companies === 0}
        label={
          waiting.since
            ? m.admin_waiting_since({ count: waiting.companies, date: dateLabel(waiting.since) })
            : m.admin_waiting_companies({ count: waiting.companies })
        }
        link={(props) => <PageLink to="/admin-dashboard?approved_status=Pending" {...props} />}
      />
      <FigureTile
        value={numberText(messages)}
        isZero={messages === 0}
        label={m.admin_open_messages({ count: messages })}
        link={(props) => <PageLink to="/contact_messages?state=open" {...props} />}
      />
      <FigureTile
        value={numberText(failed)}
        isZero={failed === 0}
        label={m.admin_failed({ count: failed, queued: numberText(letters.queued) })}
        link={(props) => <PageLink to="/admin-dashboard/dashboard#failures" {...props} />}
      />
      <FigureTile
        value={sizeLabel(storage.used)}
        label={m.admin_storage({ free: sizeLabel(storage.free) })}
      />
    </FigureTiles>
  );
}

const titles = {
  companies: m.admin_growth_companies,
  openings: m.admin_growth_openings,
  applications: m.admin_growth_applications,
};

function Growth({ kind, days }: { kind: keyof typeof titles; days: AdminFigures['days'] }) {
  const { locale } = useSurroundings();
  const title = titles[kind]();
  const total = days.reduce((sum, day) => sum + day[kind], 0);
  const id = `growth-${kind}`;
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="muted num">{numberText(total)}</span>
      </h2>
      <BarChart
        caption={title}
        nameHeading={m.admin_growth_day()}
        valueHeading={title}
        empty={m.admin_growth_none()}
        data={days.map(({ day, [kind]: value }) => ({ key: day, label: short(day), value }))}
      />
    </Card>
  );
}
