import type { LegalDocument } from '#contract/content.ts';
import { dateFormat, type Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import '#web/design/prose.css';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Contents } from './contents.tsx';
import { HtmlText } from './html-text.tsx';
import { Intro } from './intro.tsx';

/** Terms and privacy policy: the version in force, and the one before it under `-old`. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { locale } = useSurroundings();
  const until = text.in_force_until;
  const version = until
    ? m.content_legal_old_version({
        version: text.version,
        start: day(text.in_force_from, locale),
        end: day(until, locale),
      })
    : m.content_legal_version({ version: text.version, date: day(text.in_force_from, locale) });
  return (
    <>
      <Intro title={text.title} lead={version}>
        <div className="row intro-acts">
          <Button size="sm" onClick={() => window.print()}>
            {m.content_legal_print()}
          </Button>
          {!until && (
            <PageLink to={text.other_path} className="btn btn-sm btn-quiet">
              {m.content_legal_read_old()}
            </PageLink>
          )}
        </div>
      </Intro>
      <div className="wrap section">
        {until && (
          <Notice
            tone="wait"
            actions={<PageLink to={text.other_path}>{m.content_legal_read_current()}</PageLink>}
          >
            {m.content_legal_old_notice()}
          </Notice>
        )}
        <div className="with-contents">
          <Contents title={m.content_legal_contents()} items={text.contents} />
          <HtmlText html={text.content} className="prose" />
        </div>
      </div>
    </>
  );
}

/** A date that stays on one line. */
function day(date: string, locale: Locale): string {
  const text = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return text.replaceAll(' ', '\u00a0');
}
