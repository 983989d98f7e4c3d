import { type OpeningCount, OpeningCounts, sumOf } from '#emails/application-mail.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter } from '#emails/letter.ts';
import { Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface RepliesDueData {
  name: string;
  /** With how many candidates wait. */
  openings: OpeningCount[];
}

/** To the recruiters, once for each application whose answer is due. */
export const repliesDue = defineLetter<RepliesDueData>({
  topic: 'applications',
  subject: (data, locale) => m.letters_replies_due_subject({ count: sumOf(data.openings) }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_replies_due_subject({ count: sumOf(data.openings) }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_replies_due_text({}, { locale })}</Paragraph>
      <OpeningCounts
        openings={data.openings}
        path="/job_application/list?sort=oldest"
        site={site}
        locale={locale}
      />
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    openings: [
      { title: 'Senior Structural Engineer', count: 3 },
      { title: 'Site Nurse', count: 1 },
    ],
  },
});
