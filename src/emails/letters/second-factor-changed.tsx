import { longMoment } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

const texts = {
  totp_added: m.letters_second_factor_totp_added,
  totp_removed: m.letters_second_factor_totp_removed,
  passkey_added: m.letters_second_factor_passkey_added,
  passkey_removed: m.letters_second_factor_passkey_removed,
  codes_renewed: m.letters_second_factor_codes_renewed,
  recovery_used: m.letters_second_factor_recovery_used,
  removed_after_loss: m.letters_second_factor_removed_after_loss,
  removed_by_team: m.letters_second_factor_removed_by_team,
  provider_connected: m.letters_second_factor_provider_connected,
  provider_disconnected: m.letters_second_factor_provider_disconnected,
};
export type FactorChange = keyof typeof texts;

export interface SecondFactorChangedData {
  name: string;
  change: FactorChange;
  /** The browser that it was done with. */
  device: string;
  changedAt: Date;
}

export const secondFactorChanged = defineLetter<SecondFactorChangedData>({
  subject: (_data, locale) => m.letters_second_factor_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_second_factor_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{texts[data.change]({}, { locale })}</Paragraph>
      <Facts
        facts={[
          [m.letters_fact_device({}, { locale }), data.device],
          [m.letters_fact_date({}, { locale }), longMoment(data.changedAt, locale)],
        ]}
      />
      <Paragraph>{m.letters_not_you({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/login')} locale={locale}>
        {m.letters_change_password({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    change: 'totp_added',
    device: 'Firefox, Android',
    changedAt: new Date('2026-11-12T11:05:00Z'),
  },
});
