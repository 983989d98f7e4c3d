import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';

export interface CompanyRestoredData {
  name: string;
  companyName: string;
}

export const companyRestored = defineLetter<CompanyRestoredData>({
  subject: (data, locale) => m.letters_company_restored_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_restored_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_restored_text({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/dashboard')} locale={locale}>
        {m.letters_company_restored_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
  },
});
