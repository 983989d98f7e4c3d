import { useQueryClient } from '@tanstack/react-query';
import type { SignInConnection } from '#contract/company-sign-in.ts';
import {
  type ConnectionKind,
  connectionKinds,
  connectionOrder,
  type GrantedRole,
  type GroupRole,
  grantedRoles,
} from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import { GroupRoles } from './group-roles.tsx';
import { OidcFields } from './oidc-fields.tsx';
import { SamlFields } from './saml-fields.tsx';

interface Values {
  kind: ConnectionKind;
  issuer: string;
  client_id: string;
  client_secret: string;
  metadata: string;
  sso_address: string;
  certificates: string;
  email_attribute: string;
  groups_claim: string;
  roles: GroupRole[];
  default_role: GrantedRole;
  password: string;
}

/** What the protocols call themselves, in every language. */
const protocols: Readonly<Record<ConnectionKind, string>> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' };

export type ConnectionForm = FormOf<Values>;

/** Names the provider, and what its groups give; it is asked whether it is one before anything is kept. */
export function ConnectionDialog({
  connection,
  offersSaml,
  onClose,
}: {
  connection: SignInConnection | null;
  /** Whether there is more than one protocol to choose. */
  offersSaml: boolean;
  onClose(): void;
}) {
  const queries = useQueryClient();
  const values: Values = {
    kind: connection?.kind ?? 'oidc',
    issuer: connection?.issuer ?? '',
    client_id: connection?.client_id ?? '',
    client_secret: '',
    metadata: '',
    sso_address: connection?.sso_address ?? '',
    certificates: connection?.certificates.map(({ pem }) => pem).join('\n') ?? '',
    email_attribute: connection?.email_attribute ?? '',
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
  const speaksSaml = form.values.kind === 'saml';
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
      {offersSaml && (
        <ChoiceGroup legend={m.companies_connection_kind()} error={form.errors.kind}>
          {connectionKinds.map((kind) => (
            <Radio
              key={kind}
              name="kind"
              label={protocols[kind]}
              checked={form.values.kind === kind}
              onChange={() => form.set('kind', kind)}
            />
          ))}
        </ChoiceGroup>
      )}
      {speaksSaml ? (
        <SamlFields form={form} />
      ) : (
        <OidcFields form={form} keepsSecret={connection?.kind === 'oidc'} />
      )}
      <TextInput
        {...form.field('groups_claim')}
        {...typed}
        label={speaksSaml ? m.companies_connection_groups_attribute() : m.companies_connection_groups()}
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
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}
