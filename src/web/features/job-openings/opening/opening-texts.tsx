import type { PublicOpening } from '#contract/job-pool-responses.ts';
import type { RichText } from '#domain/job-openings/opening.ts';
import { displayName } from '#domain/reference/display-names.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Tag } from '#web/design/data/tag.tsx';
import { shownTag, writtenIn } from '#web/features/job-openings/opening-words.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';

/** Introduction, responsibilities, requirements and benefits, as the company wrote them; in another language that is said. */
export function OpeningTexts({ opening }: { opening: Pick<PublicOpening, RichText | 'tags' | 'language'> }) {
  const { introduction, responsibilities, requirements, benefits, tags, language } = opening;
  const written = writtenIn(language);
  const name = written.lang && displayName('language', written.lang, getLocale());
  return (
    <div className="prose opening-texts">
      {name && <p className="small muted">{m.job_openings_written_in({ language: name })}</p>}
      {introduction && <SanitisedHtml className="prose-lead" {...written} html={introduction} />}
      <Part title={m.job_openings_responsibilities()} html={responsibilities} written={written} />
      <Part title={m.job_openings_requirements()} html={requirements} written={written} />
      <Part title={m.job_openings_benefits()} html={benefits} written={written} />
      {tags.length > 0 && (
        <div className="tags opening-tags">
          {tags
            .map((tag) => shownTag(tag, language))
            .map(({ text, lang }) => (
              <Tag key={text} lang={lang}>
                {text}
              </Tag>
            ))}
        </div>
      )}
    </div>
  );
}

function Part({
  title,
  html,
  written,
}: {
  title: string;
  html: string;
  written: ReturnType<typeof writtenIn>;
}) {
  if (!html) return null;
  return (
    <>
      <h2>{title}</h2>
      <SanitisedHtml {...written} html={html} />
    </>
  );
}
