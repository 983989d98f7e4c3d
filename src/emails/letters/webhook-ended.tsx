import { failingDays } from '#domain/webhooks.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface WebhookEndedData {
  name: string;
  companyName: string;
  /** Of its address. */
  host: string;
  /** It answered 410, or nothing reached it for days. */
  reason: 'gone' | 'failing';
}

export const webhookEnded = defineLetter<WebhookEndedData>({
  subject: ({ host }, locale) => m.letters_webhook_ended_subject({ host }, { locale }),
  Body: ({ data: { name, companyName, host, reason }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_webhook_ended_title({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {reason === 'gone'
          ? m.letters_webhook_ended_gone({ host, company: companyName }, { locale })
          : m.letters_webhook_ended_failing({ host, company: companyName, days: failingDays }, { locale })}
      </Paragraph>
      <Paragraph>{m.letters_webhook_ended_next({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit/settings/webhooks')} locale={locale}>
        {m.letters_webhook_ended_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Huda Salem',
    companyName: 'Rawdat Engineering',
    host: 'hiring.rawdat.example',
    reason: 'failing',
  },
});
