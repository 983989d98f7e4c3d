import type { ExportKind } from '#domain/applications/export.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ExportReadyData {
  name: string;
  /** Applications in it. */
  total: number;
  kind: ExportKind;
  /** For which the file is kept. */
  days: number;
}

export const exportReady = defineLetter<ExportReadyData>({
  subject: (_data, locale) => m.letters_export_ready_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_export_ready_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {data.kind === 'csv'
          ? m.letters_export_ready_table({ total: data.total }, { locale })
          : m.letters_export_ready_cvs({ total: data.total }, { locale })}
      </Paragraph>
      <Paragraph>{m.letters_export_ready_days({ days: data.days }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/job_application/exports')} locale={locale}>
        {m.letters_export_ready_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Huda Al-Kuwari', total: 2140, kind: 'csv', days: 7 },
});
