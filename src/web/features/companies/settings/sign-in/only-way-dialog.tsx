import { useQueryClient } from '@tanstack/react-query';
import type { SignInKeeper } from '#contract/company-sign-in.ts';
import { connectionState } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Makes the provider the only way in, but for one owner; or allows passwords again. */
export function OnlyWayDialog({
  isEnforced,
  keepers,
  onClose,
}: {
  isEnforced: boolean;
  keepers: readonly SignInKeeper[];
  onClose(): void;
}) {
  const queries = useQueryClient();
  const form = useForm({
    values: { keeper_id: keepers[0]?.id ?? '', ends_sessions: false, password: '' },
    check: bySchema(connectionState.pick({ keeper_id: true, ends_sessions: true, password: true })),
    send: (values) => api.companySignIn.setState({ ...values, is_on: true, is_enforced: !isEnforced }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
      onClose();
    },
    keeps: true,
  });
  return (
    <FormDialog
      title={isEnforced ? m.companies_enforced_end() : m.companies_enforced()}
      form={form}
      confirm={isEnforced ? m.companies_enforced_end() : m.companies_enforced()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <p>{isEnforced ? m.companies_enforced_end_text() : m.companies_enforced_text()}</p>
      {!isEnforced && (
        <>
          <Select
            {...form.field('keeper_id')}
            label={m.companies_enforced_keeper()}
            description={m.companies_enforced_keeper_help()}
          >
            {keepers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Checkbox
            name="ends_sessions"
            label={m.companies_enforced_sessions()}
            description={m.companies_enforced_sessions_help()}
            checked={form.values.ends_sessions}
            onChange={(event) => form.set('ends_sessions', event.target.checked)}
          />
        </>
      )}
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
