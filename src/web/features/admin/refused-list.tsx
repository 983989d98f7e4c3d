import { useQuery } from '@tanstack/react-query';
import type { RefusedCount } from '#contract/limits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { hourText, momentText } from '#web/moments.ts';
import { numberText } from '#web/number-text.ts';
import { refusedLabels } from './refused-labels.ts';

/** What limits and guards refused, by hour for a day and by reason for a week. */
export function RefusedList() {
  const { locale } = useSurroundings();
  const refused = useQuery(query.limits.refused.queryOptions());
  const time = (text: string) => hourText(text, locale);
  return (
    <Card as="section" pad="md" className="stack" id="refused" aria-labelledby="refused-title">
      <div>
        <h2 id="refused-title">{m.admin_refused()}</h2>
        <p className="muted small">{m.admin_refused_text()}</p>
      </div>
      <Answered query={refused} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <>
            <BarChart
              data={data.hours.map(({ hour, count }) => ({ key: hour, label: time(hour), value: count }))}
              caption={m.admin_refused_hours()}
              nameHeading={m.admin_refused_hour()}
              valueHeading={m.admin_refused_requests()}
              empty={m.admin_refused_none()}
            />
            {data.reasons.length > 0 && <ReasonTable reasons={data.reasons} />}
          </>
        )}
      </Answered>
    </Card>
  );
}

function ReasonTable({ reasons }: { reasons: readonly RefusedCount[] }) {
  const { locale } = useSurroundings();
  const moment = (text: string) => momentText(text, locale);
  return (
    <Table
      isSlim
      caption={m.admin_refused_reasons()}
      columns={[
        { key: 'reason', label: m.admin_refused_reason() },
        { key: 'day', label: m.admin_refused_day(), kind: 'number' },
        { key: 'week', label: m.admin_refused_week(), kind: 'number' },
      ]}
    >
      {reasons.map(({ reason, day, week, latest }) => (
        <tr key={reason}>
          <TableCell>
            <div className="table-name">
              {refusedLabels[reason]()}
              <span className="muted small">{m.admin_refused_latest({ date: moment(latest) })}</span>
            </div>
          </TableCell>
          <TableCell kind="number" label={m.admin_refused_day()}>
            {numberText(day)}
          </TableCell>
          <TableCell kind="number" label={m.admin_refused_week()}>
            {numberText(week)}
          </TableCell>
        </tr>
      ))}
    </Table>
  );
}
