import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ApplicationExport } from '#contract/application-exports.ts';
import { isExportOpen } from '#domain/applications/export.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptyExportsArt } from '#web/design/art/empty-work.tsx';
import { Button, ButtonAnchor, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { ChevronStartIcon, DownloadIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';

/** While one is on its way, the screen asks again. */
const againMs = 2000;

/** The company's latest exports: how far each is, to download or to cancel. */
export function ExportsScreen() {
  const exports = useQuery({
    ...query.applicationExports.list.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data?.data.some((entry) => isExportOpen(entry.state)) ? againMs : false,
  });
  return (
    <>
      <Link to="/job_application/list" className="page-head-back">
        <ChevronStartIcon size="sm" />
        {m.exports_back()}
      </Link>
      <PageHeader title={m.exports_title()} lead={m.exports_lead()} />
      <Answered query={exports} skeleton={<Skeleton width="100%" height={200} />}>
        {({ data, abilities }) => (
          <>
            {!abilities.export && <Notice tone="wait">{m.exports_off()}</Notice>}
            {data.length === 0 ? (
              <EmptyState
                art={<EmptyExportsArt />}
                title={m.exports_none()}
                actions={<LinkButton to="/job_application/list">{m.exports_back()}</LinkButton>}
              >
                {m.exports_none_text()}
              </EmptyState>
            ) : (
              <Table caption={m.exports_title()} columns={columns()}>
                {data.map((entry) => (
                  <ExportRow key={entry.id} entry={entry} />
                ))}
              </Table>
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function columns() {
  return [
    { key: 'what', label: m.exports_head_what() },
    { key: 'rows', label: m.exports_head_rows(), kind: 'number' as const },
    { key: 'by', label: m.exports_head_by() },
    { key: 'when', label: m.exports_head_when() },
    { key: 'state', label: m.exports_head_state() },
    { key: 'acts', label: m.exports_head_acts(), kind: 'acts' as const },
  ];
}

function ExportRow({ entry }: { entry: ApplicationExport }) {
  const { locale } = useSurroundings();
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const moment = momentText(entry.created_at, locale);
  const cancel = async () => {
    await run(() => api.applicationExports.cancel({ id: entry.id }));
    await queries.invalidateQueries({ queryKey: query.applicationExports.key() });
  };
  return (
    <tr>
      <TableCell kind="wide">
        <b>{entry.kind === 'csv' ? m.exports_row_table() : m.exports_row_cvs()}</b>
      </TableCell>
      <TableCell kind="number" label={m.exports_head_rows()}>
        {inDigits(entry.total)}
      </TableCell>
      <TableCell label={m.exports_head_by()}>{entry.created_by}</TableCell>
      <TableCell label={m.exports_head_when()}>{moment}</TableCell>
      <TableCell label={m.exports_head_state()}>
        <ExportBadge entry={entry} />
      </TableCell>
      <TableCell kind="acts">
        {entry.path && (
          <ButtonAnchor
            size="sm"
            icon={<DownloadIcon size="sm" />}
            href={`/api/${entry.path}`}
            download
            aria-label={m.exports_download_of({ moment })}
          >
            {m.exports_download()}
          </ButtonAnchor>
        )}
        {isExportOpen(entry.state) && (
          <Button
            size="sm"
            variant="quiet"
            loading={isRunning}
            aria-label={m.exports_cancel_of({ moment })}
            onClick={() => void cancel()}
          >
            {m.exports_cancel()}
          </Button>
        )}
      </TableCell>
    </tr>
  );
}

function ExportBadge({ entry: { state, done, total } }: { entry: ApplicationExport }) {
  switch (state) {
    case 'ready':
      return <StatusBadge tone="ok">{m.exports_state_ready()}</StatusBadge>;
    case 'failed':
      return <StatusBadge tone="no">{m.exports_state_failed()}</StatusBadge>;
    case 'running':
      return <StatusBadge tone="wait">{m.exports_state_running({ done, total })}</StatusBadge>;
    case 'waiting':
      return <StatusBadge tone="wait">{m.exports_state_waiting()}</StatusBadge>;
    case 'cancelled':
      return <StatusBadge tone="neutral">{m.exports_state_cancelled()}</StatusBadge>;
    default:
      return <StatusBadge tone="neutral">{m.exports_state_gone()}</StatusBadge>;
  }
}
