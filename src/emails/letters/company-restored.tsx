import type { Locale } from '#domain/locale.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyRestoredData {
  name: string;
  companyName: string;
  /** What it changed while suspended is looked at first. */
  isUnderReview?: boolean;
}

export const companyRestored = defineLetter<CompanyRestoredData>({
  subject: titleOf,
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={titleOf(data, locale)}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {data.isUnderReview
          ? m.letters_company_restored_review_text({}, { locale })
          : m.letters_company_restored_text({}, { locale })}
      </Paragraph>
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

function titleOf({ companyName, isUnderReview }: CompanyRestoredData, locale: Locale): string {
  const title = isUnderReview
    ? m.letters_company_restored_review_subject
    : m.letters_company_restored_subject;
  return title({ company: companyName }, { locale });
}
