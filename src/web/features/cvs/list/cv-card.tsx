import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CvRow } from '#contract/cvs.ts';
import { dateFormat } from '#domain/locale.ts';
import { withoutSigns } from '#domain/text/isolation.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { CopyIcon, DownloadIcon, EditIcon, MoreIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { PersonIcon } from '#web/design/icons/subject-icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { bytesOf } from '#web/features/cvs/preview/bytes.ts';
import { RenameDialog } from '#web/features/cvs/rename-dialog.tsx';
import { takePdf, useProfileCv, useRefreshCvs } from '#web/features/cvs/use-cvs.ts';
import { useCall } from '#web/forms/use-call.ts';
import { FirstPage } from './first-page.tsx';

/** A CV in the list: its first page leads to the editor. */
export function CvCard({
  cv,
  opening,
  isFull,
}: {
  cv: CvRow;
  opening: string | undefined;
  /** No further CV can be kept. */
  isFull: boolean;
}) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const refresh = useRefreshCvs();
  const putInProfile = useProfileCv();
  const { run, isRunning, sentence } = useCall();
  const { id, name } = cv;
  const remove = async () => {
    if (await run(() => api.cvs.remove({ id }))) await refresh();
    setAsked(undefined);
  };
  const duplicate = async () => {
    if (await run(() => api.cvs.duplicate({ id, name: withoutSigns(m.cvs_copy_of({ name })).slice(0, 80) })))
      await refresh();
  };
  const person = useDetails().data?.data.name ?? '';
  const download = () =>
    run(async () => takePdf(bytesOf((await api.cvs.pdf({ id })).data.pdf), { person, name }));
  return (
    <Card as="article" className="cv-card-tile" aria-labelledby={`cv-${id}`}>
      <Link
        to="/cv-builder/editor/$id"
        params={{ id }}
        search={{ opening }}
        className="cv-card-page"
        tabIndex={-1}
        aria-hidden="true"
      >
        <FirstPage id={id} version={cv.version} />
      </Link>
      <div className="cv-card-foot">
        <div className="cv-card-words">
          <h2 id={`cv-${id}`}>
            <Link to="/cv-builder/editor/$id" params={{ id }} search={{ opening }}>
              {name}
            </Link>
          </h2>
          <p className="field-help">{m.cvs_changed({ date: dayText(cv.updated_at) })}</p>
        </div>
        <Menu
          label={m.cvs_acts_of({ name })}
          trigger={(props) => (
            <IconButton
              {...props}
              size="sm"
              variant="quiet"
              icon={<MoreIcon />}
              label={m.cvs_acts_of({ name })}
            />
          )}
        >
          <MenuItem icon={<EditIcon size="sm" />} onClick={() => setAsked('rename')}>
            {m.cvs_rename()}
          </MenuItem>
          <MenuItem icon={<CopyIcon size="sm" />} disabled={isFull} onClick={() => void duplicate()}>
            {m.cvs_duplicate()}
          </MenuItem>
          <MenuItem icon={<PersonIcon size="sm" />} onClick={() => void putInProfile(id)}>
            {m.cvs_use_in_profile()}
          </MenuItem>
          <MenuItem icon={<TrashIcon size="sm" />} danger onClick={() => setAsked('remove')}>
            {m.cvs_remove()}
          </MenuItem>
        </Menu>
      </div>
      {sentence && <FieldError>{sentence}</FieldError>}
      <Button
        size="sm"
        className="cv-card-take"
        icon={<DownloadIcon size="sm" />}
        loading={isRunning}
        onClick={() => void download()}
      >
        {m.cvs_download()}
      </Button>
      {asked === 'rename' && (
        <RenameDialog
          id={id}
          name={name}
          onClose={() => setAsked(undefined)}
          onRenamed={() => void refresh()}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title={m.cvs_remove_title({ name })}
        confirmLabel={m.cvs_remove()}
        cancelLabel={m.cvs_keep()}
        destructive
        busy={isRunning}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void remove()}
      >
        {m.cvs_remove_text()}
      </ConfirmDialog>
    </Card>
  );
}

function dayText(moment: string): string {
  return dateFormat(getLocale(), { dateStyle: 'medium' }).format(new Date(moment));
}
