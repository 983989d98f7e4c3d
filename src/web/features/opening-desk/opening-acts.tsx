import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import type { StoredOpeningStatus } from '#domain/job-openings.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { IconButton } from '../../design/button.tsx';
import { ConfirmDialog } from '../../design/dialog.tsx';
import { MoreIcon } from '../../design/icons.tsx';
import { Menu, MenuItem, MenuLine } from '../../design/menu.tsx';
import { Notice } from '../../design/notice.tsx';
import { notify } from '../../design/notify.ts';
import { useCall } from '../identity/use-call.ts';
import { failureMessage } from '../shell/failure.ts';
import { DeleteOpeningDialog } from './delete-opening-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';

type Question = 'publish' | 'close' | 'extend' | 'delete';

/** What can be done with an opening where it stands now. */
export function OpeningActs({ opening, onChange }: { opening: OpeningRow; onChange: () => void }) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const asked = useCall();
  const done = () => {
    setQuestion(undefined);
    asked.setFailure(undefined);
  };
  /** What is done without a question says what went wrong in a toast. */
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onChange();
    } catch (error) {
      notify({ type: 'error', text: failureMessage(error), duration: 5000 });
    }
  };
  const setStatus = (status: StoredOpeningStatus) => api.jobOpenings.setStatus({ id: opening.id, status });
  /** What was asked first says it where it was asked. */
  const confirm = async (status: StoredOpeningStatus) => {
    const answer = await asked.run(() => setStatus(status));
    if (!answer) return;
    done();
    onChange();
  };
  const duplicate = async () => {
    const { data } = await api.jobOpenings.duplicate({ id: opening.id });
    await navigate({ to: '/job_opening/edit', search: { id: data.id } as never });
  };
  const problem = asked.failure?.message && (
    <Notice tone="no" role="alert">
      {asked.failure.message}
    </Notice>
  );
  const isPublished = opening.status === 'Active' || opening.status === 'Published';
  return (
    <>
      <Menu
        label={m.desk_acts({ title: opening.title })}
        trigger={(props) => (
          <IconButton
            {...props}
            variant="quiet"
            label={m.desk_acts({ title: opening.title })}
            icon={<MoreIcon />}
          />
        )}
      >
        <MenuItem
          onClick={() => void navigate({ to: '/job_opening/edit', search: { id: opening.id } as never })}
        >
          {m.desk_edit()}
        </MenuItem>
        {(opening.status === 'Open' || opening.status === 'On-Hold') && (
          <MenuItem onClick={() => setQuestion('publish')}>{m.desk_publish()}</MenuItem>
        )}
        {isPublished && (
          <MenuItem onClick={() => void run(() => setStatus('On-Hold'))}>{m.desk_pause()}</MenuItem>
        )}
        {opening.status !== 'Closed' && (
          <MenuItem onClick={() => setQuestion('extend')}>{m.desk_extend()}</MenuItem>
        )}
        {opening.status === 'Closed' ? (
          <MenuItem onClick={() => void run(() => setStatus('Open'))}>{m.desk_reopen()}</MenuItem>
        ) : (
          <MenuItem onClick={() => setQuestion('close')}>{m.desk_close()}</MenuItem>
        )}
        <MenuItem onClick={() => void run(duplicate)}>{m.desk_duplicate()}</MenuItem>
        {opening.abilities.remove && (
          <>
            <MenuLine />
            <MenuItem danger onClick={() => setQuestion('delete')}>
              {m.desk_delete()}
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={question === 'publish'}
        title={m.desk_publish_question()}
        confirmLabel={m.desk_publish()}
        cancelLabel={m.desk_cancel()}
        busy={asked.isRunning}
        onConfirm={() => void confirm('Published')}
        onCancel={done}
      >
        <p>{m.desk_publish_text()}</p>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'close'}
        title={m.desk_close_question()}
        confirmLabel={m.desk_close()}
        cancelLabel={m.desk_cancel()}
        busy={asked.isRunning}
        onConfirm={() => void confirm('Closed')}
        onCancel={done}
      >
        <p>{m.desk_close_text()}</p>
        {problem}
      </ConfirmDialog>
      {question === 'extend' && <ExtendDialog opening={opening} onClose={done} onDone={onChange} />}
      {question === 'delete' && <DeleteOpeningDialog opening={opening} onClose={done} onDone={onChange} />}
    </>
  );
}
