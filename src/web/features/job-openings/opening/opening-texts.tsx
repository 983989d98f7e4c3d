import type { PublicOpening } from '#contract/job-pool-responses.ts';
import type { RichText } from '#domain/job-openings/opening.ts';
import { displayName } from '#domain/reference/display-names.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Tag } from '#web/design/data/tag.tsx';
import { shownTag, shownText, writtenIn } from '#web/features/job-openings/opening-words.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';

/**
 * Introduction, responsibilities, requirements and benefits as the company wrote them, in the language of the page where it
 * wrote them in that; in another language that is said.
 */
export function OpeningTexts({
  opening,
}: {
  opening: Pick<PublicOpening, RichText | 'tags' | 'language' | 'translation'>;
}) {
  const { tags, language, translation } = opening;
  const written = translation ? undefined : writtenIn(language).lang;
  const name = written && displayName('language', written, getLocale());
  const introduction = shownText(opening, 'introduction');
  return (
    <div className="prose opening-texts">
      {name && <p className="small muted">{m.job_openings_written_in({ language: name })}</p>}
      {introduction.html && <SanitisedHtml className="prose-lead" {...introduction} />}
      <Part title={m.job_openings_responsibilities()} text={shownText(opening, 'responsibilities')} />
      <Part title={m.job_openings_requirements()} text={shownText(opening, 'requirements')} />
      <Part title={m.job_openings_benefits()} text={shownText(opening, 'benefits')} />
      {tags.length > 0 && (
        <div className="tags opening-tags">
          {tags
            .map((tag) => shownTag(tag, language))
            .map(({ text, lang }) => (
              <Tag key={text} lang={lang}>
                <bdi>{text}</bdi>
              </Tag>
            ))}
        </div>
      )}
    </div>
  );
}

function Part({ title, text }: { title: string; text: ReturnType<typeof shownText> }) {
  if (!text.html) return null;
  return (
    <>
      <h2>{title}</h2>
      <SanitisedHtml {...text} />
    </>
  );
}
