import { useEffect } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { descriptionMaximum } from '#domain/candidates/profile.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { Tag } from '#web/design/data/tag.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { Facts } from '#web/features/candidates/facts.tsx';
import { TagsField } from '#web/features/candidates/tags-field.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

interface CardProps {
  details: CandidateDetails;
  editor: ProfileEditor;
}

/** Headline and summary; more than 300 characters cannot be saved. */
export function SummaryCard({ details, editor }: CardProps) {
  const { draft, errors, change } = editor;
  const used = codePointLength(draft.description ?? '');
  return (
    <ProfileCard
      name="summary"
      title={m.candidates_summary()}
      editor={editor}
      isEmpty={details.title === '' && details.description === ''}
      empty={m.candidates_summary_empty()}
      isBlocked={used > descriptionMaximum}
      form={
        <>
          <TextInput
            label={m.candidates_headline()}
            description={m.candidates_headline_help()}
            value={draft.title ?? ''}
            error={errors.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextArea
            label={m.candidates_summary()}
            rows={5}
            value={draft.description ?? ''}
            count={{ used, most: descriptionMaximum }}
            error={
              used > descriptionMaximum
                ? m.validation_maximum({ number: descriptionMaximum })
                : errors.description
            }
            onChange={(event) => change({ description: event.target.value })}
          />
        </>
      }
    >
      {details.title && <p className="profile-headline">{details.title}</p>}
      <p className="entry-text">{details.description}</p>
    </ProfileCard>
  );
}

export function SkillsCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="skills"
      title={m.candidates_skills()}
      editor={editor}
      isEmpty={details.professional_skills === ''}
      empty={m.candidates_skills_empty()}
      form={
        <TagsField
          kind="skill"
          label={m.candidates_skills()}
          options={[]}
          tags={splitTags(editor.draft.professional_skills)}
          error={editor.errors.professional_skills}
          onTags={(tags) => editor.change({ professional_skills: joinTags(tags) })}
        />
      }
    >
      <Tags tags={splitTags(details.professional_skills)} />
    </ProfileCard>
  );
}

export function JobsCard({ details, editor }: CardProps) {
  const titles = useJobTitles();
  return (
    <ProfileCard
      name="jobs"
      title={m.candidates_desired_jobs()}
      editor={editor}
      isEmpty={details.desired_jobs === ''}
      empty={m.candidates_desired_jobs_empty()}
      form={
        <TagsField
          kind="job"
          label={m.candidates_desired_jobs()}
          description={m.candidates_desired_jobs_help()}
          options={titles}
          tags={splitTags(editor.draft.desired_jobs)}
          error={editor.errors.desired_jobs}
          onTags={(tags) => editor.change({ desired_jobs: joinTags(tags) })}
        />
      }
    >
      <Tags
        tags={splitTags(details.desired_jobs).map(
          (job) => titles.find(({ value }) => value === job)?.label ?? job,
        )}
      />
    </ProfileCard>
  );
}

const links = ['linkedin', 'website', 'facebook', 'twitter', 'instagram'] as const;
const linkLabels: Readonly<Record<(typeof links)[number], () => string>> = {
  linkedin: () => 'LinkedIn',
  website: m.candidates_website,
  facebook: () => 'Facebook',
  twitter: () => 'X (Twitter)',
  instagram: () => 'Instagram',
};

export function LinksCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="links"
      title={m.candidates_links()}
      editor={editor}
      isEmpty={links.every((name) => details[name] === '')}
      empty={m.candidates_links_empty()}
      form={<LinksForm editor={editor} />}
    >
      <Facts facts={links.map((name) => [linkLabels[name](), details[name]] as const)} />
    </ProfileCard>
  );
}

/** An address that was typed without its scheme gets it when it is saved. */
function LinksForm({ editor }: { editor: ProfileEditor }) {
  useEffect(() => {
    editor.commit.current = () =>
      Object.fromEntries(links.map((name) => [name, withScheme(editor.draft[name] ?? '')]));
  });
  return links.map((name) => (
    <TextInput
      key={name}
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      label={linkLabels[name]()}
      value={editor.draft[name] ?? ''}
      error={editor.errors[name]}
      onChange={(event) => editor.change({ [name]: event.target.value })}
    />
  ));
}

function withScheme(address: string): string {
  const text = address.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <div className="tags">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  );
}
