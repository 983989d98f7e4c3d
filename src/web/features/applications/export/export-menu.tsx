import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ExportKind } from '#domain/applications/export.ts';
import type { ApplicationFiltersInput } from '#domain/applications/list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { CvIcon, DocumentsIcon, HistoryIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem, MenuLine } from '#web/design/overlay/menu.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';
import { download } from './download.ts';

/** Writes what the filters show, or what was picked, as a table or as CVs; a large one comes with a letter. */
export function ExportMenu({
  filters,
  ids,
  disabled,
}: {
  filters: ApplicationFiltersInput;
  ids?: string[];
  disabled?: boolean;
}) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const start = async (kind: ExportKind) => {
    const started = await run(
      () => api.applicationExports.start({ kind, filters, ids }),
      ({ message, fields }) =>
        showToast({ type: 'error', text: Object.values(fields)[0] ?? message, duration: 5000 }),
    );
    if (!started) return;
    await queries.invalidateQueries({ queryKey: query.applicationExports.key() });
    const { path, total } = started.data;
    if (path) return download(path);
    showToast({ type: 'info', text: m.exports_started({ total }), duration: 5000 });
    await navigate({ to: '/job_application/exports' });
  };
  return (
    <Menu
      label={m.exports_export()}
      trigger={(props) => (
        <Button {...props} disabled={disabled} loading={isRunning} icon={<DownloadIcon size="sm" />}>
          <span className="export-word">{m.exports_export()}</span>
        </Button>
      )}
    >
      <MenuItem icon={<DocumentsIcon size="sm" />} onClick={() => void start('csv')}>
        {m.exports_table()}
      </MenuItem>
      <MenuItem icon={<CvIcon size="sm" />} onClick={() => void start('cvs')}>
        {m.exports_cvs()}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<HistoryIcon size="sm" />}
        onClick={() => void navigate({ to: '/job_application/exports' })}
      >
        {m.exports_all()}
      </MenuItem>
    </Menu>
  );
}
