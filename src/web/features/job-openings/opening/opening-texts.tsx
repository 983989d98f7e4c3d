import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { Tag } from '#web/design/data/tag.tsx';
import { SanitisedHtml } from '#web/trusted-html.tsx';

/** Introduction, responsibilities, requirements and benefits, as the company wrote them. */
export function OpeningTexts({ opening }: { opening: PublicOpening }) {
  const { introduction, responsibilities, requirements, benefits, tags } = opening;
  return (
    <div className="prose opening-texts">
      {introduction && <SanitisedHtml className="prose-lead" dir="auto" html={introduction} />}
      <Part title={m.job_openings_responsibilities()} html={responsibilities} />
      <Part title={m.job_openings_requirements()} html={requirements} />
      <Part title={m.job_openings_benefits()} html={benefits} />
      {tags.length > 0 && (
        <div className="tags opening-tags">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      )}
    </div>
  );
}

function Part({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <>
      <h2>{title}</h2>
      <SanitisedHtml dir="auto" html={html} />
    </>
  );
}
