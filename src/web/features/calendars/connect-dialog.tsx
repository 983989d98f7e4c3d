import { useQueryClient } from '@tanstack/react-query';
import { type CalendarKind, calendarKinds, calendarOrder } from '#domain/calendars/connections.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

const labels = { ics: m.calendars_kind_ics, caldav: m.calendars_kind_caldav } as const;
const helps = { ics: m.calendars_kind_ics_help, caldav: m.calendars_kind_caldav_help } as const;

/** Asks where the own calendar is; it is read before anything is kept. */
export function ConnectDialog({ kind, onClose }: { kind: CalendarKind; onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { kind, address: '', username: '', password: '' },
    check: bySchema(calendarOrder),
    send: (order) => api.calendars.connect(order),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.calendars.key() });
      showToast({ type: 'success', text: m.calendars_connected() });
      onClose();
    },
    keeps: true,
  });
  const typed = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  const isAccount = form.values.kind === 'caldav';
  return (
    <FormDialog
      size="md"
      title={m.calendars_connect()}
      form={form}
      confirm={m.calendars_connect()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <ChoiceGroup legend={m.calendars_kind()} error={form.errors.kind}>
        {calendarKinds.map((one) => (
          <Radio
            key={one}
            name="kind"
            label={labels[one]()}
            description={helps[one]()}
            checked={form.values.kind === one}
            onChange={() => form.change({ kind: one })}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        {...form.field('address')}
        {...typed}
        label={m.calendars_address()}
        description={isAccount ? m.calendars_address_caldav_help() : undefined}
        type="url"
      />
      {isAccount && (
        <>
          <TextInput {...form.field('username')} {...typed} label={m.calendars_username()} />
          <PasswordField
            {...form.field('password')}
            autoComplete="off"
            label={m.calendars_password()}
            description={m.calendars_password_help()}
          />
        </>
      )}
    </FormDialog>
  );
}
