import type { Locale } from '#domain/locale.ts';
import { ApplicationMailNote } from '#emails/application-mail.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ApplicationNewData {
  name: string;
  /** Left out where the company reviews blind. */
  candidateName?: string;
  title: string;
  /** Of the application. */
  path: string;
  /** Written answers. */
  answers: { given: number; asked: number };
  /** Of the answers, those that the company needs. */
  needed: { met: number; asked: number };
  /** Recorded answers; the rest may follow. */
  videos: { recorded: number; asked: number };
  hasCoverLetter: boolean;
  hasIntroduction: boolean;
}

export const applicationNew = defineLetter<ApplicationNewData>({
  topic: 'applications',
  subject: (data, locale) => m.letters_application_new_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_application_new_title(
        { candidate: data.candidateName ?? m.letters_blind_candidate({}, { locale }) },
        { locale },
      )}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_application_new_text({}, { locale })}</Paragraph>
      <Facts
        facts={[
          [m.letters_fact_candidate({}, { locale }), data.candidateName],
          [m.letters_fact_opening({}, { locale }), data.title],
          ...contents(data, locale),
        ]}
      />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_application_new_button({}, { locale })}
      </Action>
      <ApplicationMailNote site={site} locale={locale} />
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    candidateName: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    path: '/job_application/list/details?id=preview',
    answers: { given: 4, asked: 5 },
    needed: { met: 1, asked: 2 },
    videos: { recorded: 1, asked: 3 },
    hasCoverLetter: true,
    hasIntroduction: true,
  },
});

/** What is there, and nothing that is not. */
function contents(data: ApplicationNewData, locale: Locale) {
  const { answers, needed, videos, hasCoverLetter, hasIntroduction } = data;
  const parts = [
    m.letters_application_new_cv({}, { locale }),
    hasCoverLetter && m.letters_application_new_cover_letter({}, { locale }),
    hasIntroduction && m.letters_application_new_introduction({}, { locale }),
  ].filter(Boolean);
  const some = (of: { asked: number }, text: () => string) => (of.asked > 0 ? text() : undefined);
  const missing = videos.asked - videos.recorded;
  return [
    [m.letters_application_new_brings({}, { locale }), parts.join(m.common_comma({}, { locale }))],
    [
      m.letters_application_new_answers({}, { locale }),
      some(answers, () => m.letters_application_new_of(answers, { locale })),
    ],
    [
      m.letters_application_new_needed({}, { locale }),
      some(needed, () => m.letters_application_new_met(needed, { locale })),
    ],
    [
      m.letters_application_new_videos({}, { locale }),
      some(videos, () =>
        missing > 0
          ? m.letters_application_new_videos_follow({ recorded: videos.recorded, missing }, { locale })
          : m.letters_application_new_videos_all({ count: videos.asked }, { locale }),
      ),
    ],
  ] as const;
}
