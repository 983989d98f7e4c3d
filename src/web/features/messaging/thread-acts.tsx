import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#contract/messages.ts';
import { reportMaximum } from '#domain/messages/limits.ts';
import { conversationReport } from '#domain/messages/messages.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { AlertIcon, CloseIcon, MoreIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';

/** What is done with a conversation beside writing: end it, report it. */
export function ThreadActs({ conversation }: { conversation: Conversation }) {
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const { run, isRunning } = useCall();
  const { id, side } = conversation;
  const { name } = conversation.with;
  const isBlocked = conversation.blocked_by.includes(side);
  const close = () => setDialog(undefined);
  const block = () =>
    void run(async () => {
      await api.messages.block({ id, blocked: !isBlocked });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
      close();
    });
  return (
    <>
      <Menu
        label={m.messages_acts({ name })}
        trigger={(props) => (
          <IconButton {...props} variant="quiet" label={m.messages_acts({ name })} icon={<MoreIcon />} />
        )}
      >
        <MenuItem icon={<AlertIcon size="sm" />} onClick={() => setDialog('report')}>
          {m.messages_report()}
        </MenuItem>
        <MenuItem
          icon={<CloseIcon size="sm" />}
          danger={!isBlocked}
          onClick={isBlocked ? block : () => setDialog('block')}
        >
          {isBlocked ? m.messages_unblock({ name }) : m.messages_block({ name })}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={dialog === 'block'}
        title={m.messages_block_title({ name })}
        confirmLabel={m.messages_block_confirm()}
        cancelLabel={m.messages_cancel()}
        destructive
        busy={isRunning}
        onConfirm={block}
        onCancel={close}
      >
        {m.messages_block_text({ name })}
      </ConfirmDialog>
      {dialog === 'report' && <ReportDialog id={id} name={name} onClose={close} />}
    </>
  );
}

function ReportDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useForm({
    values: { text: '' },
    check: bySchema(conversationReport),
    send: (values) => api.messages.report({ id, ...values }),
    onDone: () => {
      showToast({ type: 'success', text: m.messages_reported() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.messages_report_title({ name })}
      form={form}
      confirm={m.messages_report_send()}
      cancel={m.messages_cancel()}
      onClose={onClose}
    >
      <p>{m.messages_report_text()}</p>
      <TextArea
        {...form.field('text')}
        label={m.messages_report_why()}
        count={{ used: form.values.text.length, most: reportMaximum }}
      />
    </FormDialog>
  );
}
