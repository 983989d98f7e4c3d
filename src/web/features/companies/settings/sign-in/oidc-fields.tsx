import { m } from '#texts/messages.js';
import { TextInput } from '#web/design/form/text-input.tsx';
import type { ConnectionForm } from './connection-dialog.tsx';

/** What a provider that speaks OpenID Connect is known by, and the product by it. */
export function OidcFields({ form, keepsSecret }: { form: ConnectionForm; keepsSecret: boolean }) {
  const typed = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
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
        description={
          keepsSecret ? m.companies_connection_secret_kept() : m.companies_connection_secret_help()
        }
      />
    </>
  );
}
