import { longMoment } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface NewDeviceSignInData {
  name: string;
  /** Browser and system as read from the request: `Firefox on Android`. */
  device: string;
  signedInAt: Date;
}

export const newDeviceSignIn = defineLetter<NewDeviceSignInData>({
  subject: (_data, locale) => m.letters_new_device_sign_in_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_new_device_sign_in_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_new_device_sign_in_text({}, { locale })}</Paragraph>
      <Facts
        facts={[
          [m.letters_fact_device({}, { locale }), data.device],
          [m.letters_fact_date({}, { locale }), longMoment(data.signedInAt, locale)],
        ]}
      />
      <Paragraph>{m.letters_not_you({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/login')} locale={locale}>
        {m.letters_change_password({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', device: 'Firefox, Android', signedInAt: new Date('2026-11-12T11:05:00Z') },
});
