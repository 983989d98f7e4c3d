import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CareersDomainConnectedData {
  name: string;
  companyName: string;
  domain: string;
}

export const careersDomainConnected = defineLetter<CareersDomainConnectedData>({
  subject: ({ domain }, locale) => m.letters_careers_domain_connected_subject({ domain }, { locale }),
  Body: ({ data: { name, companyName: company, domain }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_careers_domain_title({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_careers_domain_connected({ domain, company }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit/settings/site/careers')} locale={locale}>
        {m.letters_careers_domain_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Huda Salem', companyName: 'Rawdat Engineering', domain: 'careers.rawdat.example' },
});
