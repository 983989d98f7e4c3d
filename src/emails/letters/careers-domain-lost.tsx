import { lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CareersDomainLostData {
  name: string;
  companyName: string;
  domain: string;
  /** Whether its records are gone since today, or it shows the page no more. */
  state: 'lost' | 'over';
}

export const careersDomainLost = defineLetter<CareersDomainLostData>({
  subject: ({ domain }, locale) => m.letters_careers_domain_subject({ domain }, { locale }),
  Body: ({ data: { name, companyName: company, domain, state }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_careers_domain_title({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {state === 'lost'
          ? m.letters_careers_domain_lost({ domain, company, days: lostDomainDays }, { locale })
          : m.letters_careers_domain_over({ domain, company }, { locale })}
      </Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit/settings/site/careers')} locale={locale}>
        {m.letters_careers_domain_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Huda Salem',
    companyName: 'Rawdat Engineering',
    domain: 'careers.rawdat.example',
    state: 'lost',
  },
});
