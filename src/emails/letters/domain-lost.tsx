import { lostProofDays } from '#domain/companies/sign-in.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface DomainLostData {
  name: string;
  companyName: string;
  domain: string;
  /** Whether its record is gone since today, or the proof is gone with it. */
  state: 'missing' | 'lost';
}

export const domainLost = defineLetter<DomainLostData>({
  subject: ({ domain }, locale) => m.letters_domain_lost_subject({ domain }, { locale }),
  Body: ({ data: { name, companyName: company, domain, state }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_domain_lost_title({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {state === 'missing'
          ? m.letters_domain_lost_missing({ domain, company, days: lostProofDays }, { locale })
          : m.letters_domain_lost_lost({ domain, company }, { locale })}
      </Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit/settings/sign-in')} locale={locale}>
        {m.letters_domain_lost_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Huda Salem',
    companyName: 'Rawdat Engineering',
    domain: 'rawdat.example',
    state: 'missing',
  },
});
