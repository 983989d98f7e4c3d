import { Link } from '@tanstack/react-router';
import type { OpeningRow } from '#contract/job-openings.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Count } from '#web/design/data/count.tsx';
import { Table, TableCell, type TableColumn } from '#web/design/data/table.tsx';
import { dayText, numberText } from '#web/features/job-openings/opening-format.ts';
import { ActsMenu } from '#web/features/job-openings/own/acts-menu.tsx';
import { copyWords } from '#web/features/job-openings/own/copy-words.ts';
import { OpeningStatusBadge } from '#web/features/job-openings/own/opening-status-badge.tsx';
import { countryLabel, placeLabel } from '#web/features/job-openings/place-names.ts';
import { joined } from '#web/isolation.ts';

/** The company's openings to compare: where each stands, until when, and how it fares. */
export function OpeningTable({
  openings,
  onChange,
}: {
  openings: readonly OpeningRow[];
  onChange: () => void;
}) {
  return (
    <Table caption={m.job_openings_editor_list_title()} columns={columnsOf(openings)}>
      {openings.map((opening) => (
        <Row key={opening.id} opening={opening} onChange={onChange} />
      ))}
    </Table>
  );
}

function Row({ opening, onChange }: { opening: OpeningRow; onChange: () => void }) {
  const { id, title, status, due_date, views, applications } = opening;
  const questions = opening.screening_questions + opening.video_questions;
  return (
    <tr>
      <TableCell>
        <span className="table-name">
          <Link to="/job_opening/$id" params={{ id }}>
            {title}
          </Link>
          <span className="muted xs">{placeOf(opening)}</span>
        </span>
      </TableCell>
      <TableCell kind="wide">
        <OpeningStatusBadge status={status} />
      </TableCell>
      <TableCell kind="wide" label={m.job_openings_editor_due_date()}>
        <span className="opening-until num">{due_date ? dayText(due_date) : '–'}</span>
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_views()}>
        {numberText(views)}
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_applications()}>
        <Count value={applications}>
          <Link to="/job_application/list" search={{ job_id: id }}>
            {numberText(applications)}
          </Link>
        </Count>
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_questions()}>
        {inDigits(questions)}
      </TableCell>
      {opening.abilities.edit && (
        <TableCell kind="acts">
          <ActsMenu opening={opening} onChange={onChange} />
        </TableCell>
      )}
    </tr>
  );
}

/** City and country, and what sets it apart from one with the same title. */
function placeOf(opening: OpeningRow): string {
  const place = placeLabel(opening, countryLabel(opening.country));
  const hidden = opening.hide_company_name && m.job_openings_editor_hidden();
  return joined([place, copyWords(opening), hidden]);
}

function columnsOf(openings: readonly OpeningRow[]): TableColumn[] {
  const columns: TableColumn[] = [
    { key: 'title', label: m.job_openings_editor_opening() },
    { key: 'status', label: m.job_openings_editor_status() },
    { key: 'due_date', label: m.job_openings_editor_due_date() },
    { key: 'views', label: m.job_openings_editor_views(), kind: 'number' },
    { key: 'applications', label: m.job_openings_editor_applications(), kind: 'number' },
    { key: 'questions', label: m.job_openings_editor_questions(), kind: 'number' },
  ];
  const hasActs = openings.some(({ abilities }) => abilities.edit);
  return hasActs
    ? [...columns, { key: 'acts', label: m.job_openings_editor_actions(), kind: 'acts' }]
    : columns;
}
