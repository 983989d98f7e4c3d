import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';

export interface AnnouncementData {
  name: string;
  subject: string;
  paragraphs: string[];
  /** Without a path there is no button. */
  button: string;
  path: string;
}

/** What a superadmin writes to those who agreed to offers. */
export const announcement = defineLetter<AnnouncementData>({
  topic: 'offers',
  subject: ({ subject }) => subject,
  Body: ({ data: { name, subject, paragraphs, button, path }, locale, site, unsubscribePath }) => (
    <Layout locale={locale} site={site} title={subject} name={name} unsubscribePath={unsubscribePath}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once and never move.
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
      {path && (
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {button}
        </Action>
      )}
    </Layout>
  ),
  preview: {
    name: 'Omar Farouk',
    subject: 'A day of interviews in Doha',
    paragraphs: ['On 3 December, 40 companies meet candidates in Lusail.', 'Bring your CV.'],
    button: 'See the openings',
    path: '/jobs-pool',
  },
});
