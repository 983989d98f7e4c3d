import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Count } from '#web/design/data/count.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { daysText } from '#web/number-text.ts';
import { Change, TooFew } from './change.tsx';

interface Props {
  figures: Statistics;
  range: ListSearch;
}
type Counts = Pick<
  Statistics['sources'][number],
  'applied' | 'applied_before' | 'shortlisted' | 'interviewed' | 'hired'
>;

/** Where people came from. */
export function SourcesCard({ figures, range }: Props) {
  return (
    <Card as="section" pad="lg" className="stack statistics-wide" aria-labelledby="statistics-sources">
      <h2 id="statistics-sources">{m.statistics_sources()}</h2>
      <p className="muted small">{m.statistics_sources_lead()}</p>
      <Table caption={m.statistics_sources()} columns={columns(m.statistics_source())}>
        {figures.sources.map(({ source, ...counts }) => (
          <tr key={source}>
            <TableCell kind="wide">{sourceText(source)}</TableCell>
            <CountCells counts={counts} rows={{ ...range, source }} />
          </tr>
        ))}
      </Table>
    </Card>
  );
}

/** Opening by opening. */
export function OpeningsCard({ figures, range }: Props) {
  return (
    <Card as="section" pad="lg" className="stack statistics-wide" aria-labelledby="statistics-openings">
      <h2 id="statistics-openings">{m.statistics_openings()}</h2>
      <Table caption={m.statistics_openings()} columns={columns(m.statistics_opening())}>
        {figures.openings.map(({ id, title, city, status: _status, ...counts }) => (
          <tr key={id}>
            <TableCell kind="wide">
              <span className="table-name">
                <Link to="/job_opening/$id" params={{ id }}>
                  {title}
                </Link>
                <span className="muted small">{cityLabel(city)}</span>
              </span>
            </TableCell>
            <CountCells counts={counts} rows={{ ...range, job_id: id }} />
          </tr>
        ))}
      </Table>
    </Card>
  );
}

/** What each member did with the people of the period. */
export function RecruitersCard({ figures, range }: Props) {
  const heads = [m.statistics_handled(), m.statistics_shortlisted(), m.statistics_hired()];
  return (
    <Card as="section" pad="lg" className="stack statistics-wide" aria-labelledby="statistics-recruiters">
      <h2 id="statistics-recruiters">{m.statistics_recruiters()}</h2>
      {figures.recruiters.length === 0 ? (
        <p className="muted small">{m.statistics_recruiters_none()}</p>
      ) : (
        <Table
          caption={m.statistics_recruiters()}
          columns={[
            { key: 'name', label: m.statistics_recruiter() },
            ...heads.map((label) => ({ key: label, label, kind: 'number' as const })),
            { key: 'first', label: m.statistics_first_status(), kind: 'number' },
          ]}
        >
          {figures.recruiters.map(({ id, name, handled, shortlisted, hired, first_answer }) => (
            <tr key={id}>
              <TableCell kind="wide">{name}</TableCell>
              <TableCell kind="number" label={heads[0]}>
                <Count value={handled}>
                  <Link to="/job_application/list" search={{ ...range, handled_by: id }}>
                    {inDigits(handled)}
                  </Link>
                </Count>
              </TableCell>
              <TableCell kind="number" label={heads[1]}>
                {inDigits(shortlisted)}
              </TableCell>
              <TableCell kind="number" label={heads[2]}>
                {inDigits(hired)}
              </TableCell>
              <TableCell kind="number" label={m.statistics_first_status()}>
                {first_answer === null ? <TooFew /> : daysText(first_answer)}
              </TableCell>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}

function columns(name: string) {
  return [
    { key: 'name', label: name },
    { key: 'applied', label: m.statistics_applied(), kind: 'number' as const },
    { key: 'before', label: m.statistics_before(), kind: 'number' as const },
    { key: 'change', label: m.statistics_change(), kind: 'number' as const },
    { key: 'shortlisted', label: m.statistics_shortlisted(), kind: 'number' as const },
    { key: 'interviewed', label: m.statistics_interviewed(), kind: 'number' as const },
    { key: 'hired', label: m.statistics_hired(), kind: 'number' as const },
  ];
}

function CountCells({ counts, rows }: { counts: Counts; rows: ListSearch }) {
  const cells = [
    { label: m.statistics_shortlisted(), people: counts.shortlisted, reached: 'Shortlisted' as const },
    { label: m.statistics_interviewed(), people: counts.interviewed, reached: 'Interviewed' as const },
    { label: m.statistics_hired(), people: counts.hired, reached: 'Hired' as const },
  ];
  return (
    <>
      <TableCell kind="number" label={m.statistics_applied()}>
        <Count value={counts.applied}>
          <Link to="/job_application/list" search={rows}>
            {inDigits(counts.applied)}
          </Link>
        </Count>
      </TableCell>
      <TableCell kind="number" label={m.statistics_before()}>
        <span className="muted">{inDigits(counts.applied_before)}</span>
      </TableCell>
      <TableCell kind="number" label={m.statistics_change()}>
        <Change now={counts.applied} before={counts.applied_before} />
      </TableCell>
      {cells.map(({ label, people, reached }) => (
        <TableCell key={reached} kind="number" label={label}>
          <Count value={people}>
            <Link to="/job_application/list" search={{ ...rows, reached }}>
              {inDigits(people)}
            </Link>
          </Count>
        </TableCell>
      ))}
    </>
  );
}
