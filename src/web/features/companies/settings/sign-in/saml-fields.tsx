import { m } from '#texts/messages.js';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import type { ConnectionForm } from './connection-dialog.tsx';

/** What a provider that speaks SAML is known by: its metadata, or what an owner reads there. */
export function SamlFields({ form }: { form: ConnectionForm }) {
  const typed = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <TextArea
        {...form.field('metadata')}
        {...typed}
        label={m.companies_connection_metadata()}
        description={m.companies_connection_metadata_help()}
      />
      {form.values.metadata === '' && (
        <>
          <TextInput {...form.field('issuer')} {...typed} label={m.companies_connection_entity()} />
          <TextInput
            {...form.field('sso_address')}
            {...typed}
            label={m.companies_connection_sso()}
            type="url"
          />
          <TextArea
            {...form.field('certificates')}
            {...typed}
            label={m.companies_connection_certificates()}
            description={m.companies_connection_certificates_help()}
          />
        </>
      )}
      <TextInput
        {...form.field('email_attribute')}
        {...typed}
        label={m.companies_connection_email_attribute()}
        description={m.companies_connection_email_attribute_help()}
      />
    </>
  );
}
