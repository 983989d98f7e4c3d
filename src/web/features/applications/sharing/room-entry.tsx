import { useQueryClient } from '@tanstack/react-query';
import type { RoomHead } from '#contract/sharing-responses.ts';
import { roomEntry } from '#domain/applications/sharing.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** The name, and the password where the link carries one: nothing of the candidates is there before. */
export function RoomEntry({ head }: { head: RoomHead }) {
  const form = useEntry(head.id, { name: '', password: '' });
  return (
    <Card as="section" pad="lg" className="room-entry" aria-labelledby="room-entry">
      <h2 id="room-entry">{m.sharing_room_enter_title()}</h2>
      <Form form={form} className="stack">
        <TextInput
          {...form.field('name')}
          label={m.sharing_room_name()}
          description={m.sharing_room_name_help()}
          autoComplete="name"
        />
        {head.asks_password && (
          <TextInput
            {...form.field('password')}
            label={m.sharing_room_password()}
            type="password"
            autoComplete="off"
          />
        )}
        <p className="muted small">{m.sharing_room_privacy({ company: head.company.name })}</p>
        <Button type="submit" variant="primary" size="lg" loading={form.isRunning} disabled={form.wait > 0}>
          {m.sharing_room_enter()}
        </Button>
      </Form>
    </Card>
  );
}

/** Another name for what was written already, too. */
export function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useEntry(id, { name }, onClose);
  return (
    <FormDialog
      title={m.sharing_room_change_title()}
      form={form}
      confirm={m.sharing_room_save()}
      cancel={m.sharing_dialog_cancel()}
      onClose={onClose}
    >
      <TextInput {...form.field('name')} label={m.sharing_room_name()} autoComplete="name" />
    </FormDialog>
  );
}

function useEntry(id: string, values: { name: string; password?: string }, onDone?: () => void) {
  const queries = useQueryClient();
  return useForm({
    values,
    check: bySchema(roomEntry),
    keeps: true,
    send: (typed) => api.sharing.enter({ id, ...typed }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.sharing.contents.key() });
      onDone?.();
    },
  });
}
