import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '#contract/message-responses.ts';
import type { StoredMessageTemplate } from '#contract/message-templates.ts';
import { messageMaximum } from '#domain/messages/limits.ts';
import { filledTemplate, messageTemplate } from '#domain/messages/templates.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { SkeletonText } from '#web/design/data/skeleton.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { NoteIcon } from '#web/design/icons/subject-icons.tsx';
import { ConfirmDialog, Dialog } from '#web/design/overlay/dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { placeholderNames } from '#web/placeholder-names.ts';
import { letterText } from './letter-texts.ts';
import './templates.css';

/** What a company writes often: chosen, it stands in the message with everything filled in. */
export function TemplateButton({
  conversation,
  written,
  onTake,
}: {
  conversation: Conversation;
  /** What stands in the message; a new template begins with it. */
  written: string;
  onTake: (text: string) => void;
}) {
  const [dialog, setDialog] = useState<'choose' | 'new' | StoredMessageTemplate>();
  return (
    <>
      <Button size="sm" variant="quiet" icon={<NoteIcon size="sm" />} onClick={() => setDialog('choose')}>
        {m.messages_templates()}
      </Button>
      <Dialog
        open={dialog === 'choose'}
        onClose={() => setDialog(undefined)}
        title={m.messages_templates_title()}
        actions={
          <Button icon={<PlusIcon size="sm" />} onClick={() => setDialog('new')}>
            {m.messages_template_new()}
          </Button>
        }
      >
        {dialog === 'choose' && (
          <TemplateList
            conversation={conversation}
            onTake={(text) => {
              onTake(text);
              setDialog(undefined);
            }}
            onRemove={setDialog}
          />
        )}
      </Dialog>
      {typeof dialog === 'object' && <RemoveTemplate template={dialog} onClose={() => setDialog('choose')} />}
      {dialog === 'new' && <NewTemplate text={written} onClose={() => setDialog('choose')} />}
    </>
  );
}

function TemplateList({
  conversation,
  onTake,
  onRemove,
}: {
  conversation: Conversation;
  onTake: (text: string) => void;
  onRemove: (template: StoredMessageTemplate) => void;
}) {
  const found = useQuery(query.messageTemplates.list.queryOptions());
  return (
    <Answered query={found} skeleton={<SkeletonText lines={4} />}>
      {({ data: { company, company_ar, templates, letters } }) => {
        const filled = (text: string) =>
          filledTemplate(text, {
            candidate: conversation.with.name,
            position: conversation.job?.title ?? m.messages_template_position(),
            company: { name: company, name_ar: company_ar },
          });
        const rows = [
          ...templates,
          ...letters.map(({ kind, text }) => ({ id: undefined, name: letterText(kind), text })),
          // What one of the own is called gives way to it.
          ...starters()
            .filter(({ name }) => !templates.some((own) => own.name.toLowerCase() === name.toLowerCase()))
            .map((starter) => ({ id: undefined, ...starter })),
        ];
        return (
          <ul className="messages-templates">
            {rows.map(({ id, name, text }) => (
              <li key={id ?? name}>
                <button type="button" onClick={() => onTake(filled(text))}>
                  <b>{name}</b>
                  <span className="muted small">{filled(text)}</span>
                </button>
                {id && (
                  <IconButton
                    variant="quiet"
                    label={m.messages_template_remove({ name })}
                    icon={<TrashIcon size="sm" />}
                    onClick={() => onRemove({ id, name, text })}
                  />
                )}
              </li>
            ))}
          </ul>
        );
      }}
    </Answered>
  );
}

/** Three to begin with, in the reader's language; their names are filled in like those of the own. */
function starters(): { name: string; text: string }[] {
  const names = { candidate: '{candidate}', position: '{position}', company: '{company}' };
  return [
    { name: m.messages_starter_papers(), text: m.messages_starter_papers_text(names) },
    { name: m.messages_starter_call(), text: m.messages_starter_call_text(names) },
    { name: m.messages_starter_waiting(), text: m.messages_starter_waiting_text(names) },
  ];
}

function RemoveTemplate({ template, onClose }: { template: StoredMessageTemplate; onClose: () => void }) {
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const { id, name } = template;
  const remove = () =>
    void run(async () => {
      await api.messageTemplates.remove({ id });
      await queries.invalidateQueries({ queryKey: query.messageTemplates.key() });
      onClose();
    });
  return (
    <ConfirmDialog
      open
      title={m.messages_template_remove_title({ name })}
      confirmLabel={m.messages_template_remove_confirm()}
      cancelLabel={m.messages_cancel()}
      destructive
      busy={isRunning}
      onConfirm={remove}
      onCancel={onClose}
    >
      {m.messages_template_remove_text()}
    </ConfirmDialog>
  );
}

function NewTemplate({ text, onClose }: { text: string; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { name: '', text },
    check: bySchema(messageTemplate),
    send: (values) => api.messageTemplates.save(values),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.messageTemplates.key() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.messages_template_new()}
      form={form}
      confirm={m.messages_template_save()}
      cancel={m.messages_cancel()}
      onClose={onClose}
    >
      <TextInput {...form.field('name')} label={m.messages_template_name()} />
      <TextArea
        {...form.field('text')}
        label={m.messages_template_text()}
        description={m.messages_template_help({ names: placeholderNames() })}
        rows={6}
        count={{ used: codePointLength(form.values.text), most: messageMaximum }}
      />
    </FormDialog>
  );
}
