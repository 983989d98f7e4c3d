import { useQueryClient } from '@tanstack/react-query';
import type { SignInConnection } from '#contract/company-sign-in.ts';
import {
  connectionOrder,
  type GrantedRole,
  type GroupRole,
  grantedRoles,
} from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { GroupRoles } from './group-roles.tsx';

interface Values {
  issuer: string;
  client_id: string;
  client_secret: string;
  groups_claim: string;
  roles: GroupRole[];
  default_role: GrantedRole;
  password: string;
}

/** Names the provider, and what its groups give; it is asked whether it is one before anything is kept. */
export function ConnectionDialog({
  connection,
  onClose,
}: {
  connection: SignInConnection | null;
  onClose(): void;
}) {
  const queries = useQueryClient();
  const values: Values = {
    issuer: connection?.issuer ?? '',
    client_id: connection?.client_id ?? '',
    client_secret: '',
    groups_claim: connection?.groups_claim ?? '',
    roles: connection?.roles ?? [],
    default_role: connection?.default_role ?? 'viewer',
    password: '',
  };
  const form = useForm({
    values,
    check: bySchema(connectionOrder),
    send: (order) => api.companySignIn.saveConnection(order),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
      onClose();
    },
    keeps: true,
  });
  const typed = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormDialog
      size="md"
      title={m.companies_connection()}
      form={form}
      confirm={connection ? m.companies_connection_save() : m.companies_connection_set_up()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('issuer')}
        {...typed}
        label={m.companies_connection_issuer()}
        description={m.companies_connection_issuer_help()}
        type="url"
      />
      <TextInput {...form.field('client_id')} {...typed} label={m.companies_connection_client_id()} />
      <TextInput
        {...form.field('client_secret')}
        {...typed}
        label={m.companies_connection_client_secret()}
        description={connection ? m.companies_connection_secret_kept() : m.companies_connection_secret_help()}
      />
      <TextInput
        {...form.field('groups_claim')}
        {...typed}
        label={m.companies_connection_groups()}
        description={m.companies_connection_groups_help()}
      />
      {form.values.groups_claim !== '' && (
        <GroupRoles
          rows={form.values.roles}
          errors={form.errors}
          onChange={(rows) => form.set('roles', rows)}
        />
      )}
      <Select {...form.field('default_role')} label={m.companies_connection_default()}>
        {grantedRoles.map((role) => (
          <option key={role} value={role}>
            {labelOf('member_role', role)}
          </option>
        ))}
      </Select>
      <PasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
