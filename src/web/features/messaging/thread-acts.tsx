import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation } from '#contract/message-responses.ts';
import { reportMaximum } from '#domain/messages/limits.ts';
import { conversationReport } from '#domain/messages/messages.ts';
import { reportedMessages } from '#domain/messages/reports.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { AlertIcon, CloseIcon, EyeOffIcon, MoreIcon } from '#web/design/icons/icons.tsx';
import { BellIcon, BellOffIcon } from '#web/design/icons/subject-icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/design/overlay/menu.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeys } from '#web/design/use-keys.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { MessagesSearch } from './messages-search.ts';

/** What is done with a conversation beside writing: put it back, silence it, report it, end it. */
export function ThreadActs({
  conversation,
  search,
  mayAct,
}: {
  conversation: Conversation;
  search: MessagesSearch;
  /** Whether the caller acts for the side, not for themselves alone. */
  mayAct: boolean;
}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'block' | 'report'>();
  const { run, isRunning } = useCall();
  const { id, side, is_muted } = conversation;
  const { name } = conversation.with;
  const isBlocked = conversation.blocked_by.includes(side);
  const close = () => setDialog(undefined);
  const block = () =>
    void run(async () => {
      await api.messages.block({ id, blocked: !isBlocked });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
      close();
    });
  const mute = () =>
    void run(async () => {
      await api.messages.mute({ id, muted: !is_muted });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
      if (!is_muted) showToast({ type: 'success', text: m.messages_muted_done() });
    });
  // It is left first: what is looked at is read.
  const markUnread = () =>
    void run(async () => {
      await navigate({ to: '/messaging-v1', search: { ...search, id: undefined } });
      await api.messages.unseen({ id });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
    });
  useKeys({ u: markUnread });
  return (
    <>
      <Menu
        label={m.messages_acts({ name })}
        trigger={(props) => (
          <IconButton {...props} variant="quiet" label={m.messages_acts({ name })} icon={<MoreIcon />} />
        )}
      >
        <MenuItem icon={<EyeOffIcon size="sm" />} end={<Kbd>u</Kbd>} onClick={markUnread}>
          {m.messages_mark_unread()}
        </MenuItem>
        {mayAct && (
          <>
            <MenuItem icon={is_muted ? <BellIcon size="sm" /> : <BellOffIcon size="sm" />} onClick={mute}>
              {is_muted ? m.messages_unmute() : muteText(side)}
            </MenuItem>
            <MenuLine />
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
          </>
        )}
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

/** Of a company nobody is told any more, of a candidate it is the candidate alone. */
function muteText(side: Conversation['side']): string {
  return side === 'company' ? m.messages_mute_company() : m.messages_mute();
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
      <p>{m.messages_report_text({ count: reportedMessages })}</p>
      <TextArea
        {...form.field('text')}
        label={m.messages_report_why()}
        count={{ used: form.values.text.length, most: reportMaximum }}
      />
    </FormDialog>
  );
}
