import { descriptionMaximum } from '#domain/candidates/profile.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { TagsField } from '#web/features/candidates/tags-field.tsx';
import { WebLink } from '#web/features/candidates/web-link.tsx';
import { useJobTitles, useTitlesOf } from '#web/forms/job-titles.ts';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import { type CardForm, useCommit } from './use-card-form.ts';

/** Headline and summary; more than 300 characters cannot be saved. */
export function SummaryCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="summary"
      title={m.candidates_summary()}
      details={details}
      editor={editor}
      isEmpty={details.title === '' && details.description === ''}
      empty={m.candidates_summary_empty()}
      isBlocked={({ description }) => codePointLength(description ?? '') > descriptionMaximum}
      form={(form) => <SummaryForm form={form} />}
    >
      {details.title && (
        <p className="profile-headline" dir="auto">
          {details.title}
        </p>
      )}
      <p className="entry-text" dir="auto">
        {details.description}
      </p>
    </ProfileCard>
  );
}

function SummaryForm({ form }: { form: CardForm }) {
  const { field, values, errors } = form;
  const used = codePointLength(values.description ?? '');
  const tooLong =
    used > descriptionMaximum ? m.validation_maximum({ number: descriptionMaximum }) : undefined;
  return (
    <>
      <TextInput
        {...field('title')}
        label={m.candidates_headline()}
        description={m.candidates_headline_help()}
      />
      <TextArea
        {...field('description')}
        label={m.candidates_summary()}
        rows={5}
        count={{ used, most: descriptionMaximum }}
        error={tooLong ?? errors.description}
      />
    </>
  );
}

export function SkillsCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="skills"
      title={m.candidates_skills()}
      details={details}
      editor={editor}
      isEmpty={details.professional_skills === ''}
      empty={m.candidates_skills_empty()}
      form={({ values, errors, set }) => (
        <TagsField
          kind="skill"
          label={m.candidates_skills()}
          options={[]}
          tags={splitTags(values.professional_skills)}
          error={errors.professional_skills}
          onTags={(tags) => set('professional_skills', joinTags(tags))}
        />
      )}
    >
      <Tags tags={splitTags(details.professional_skills)} />
    </ProfileCard>
  );
}

export function JobsCard({ details, editor }: CardProps) {
  const titles = useJobTitles();
  const desired = useTitlesOf(splitTags(details.desired_jobs));
  return (
    <ProfileCard
      name="jobs"
      title={m.candidates_desired_jobs()}
      details={details}
      editor={editor}
      isEmpty={details.desired_jobs === ''}
      empty={m.candidates_desired_jobs_empty()}
      form={({ values, errors, set }) => (
        <TagsField
          kind="job"
          label={m.candidates_desired_jobs()}
          description={m.candidates_desired_jobs_help()}
          options={titles}
          tags={splitTags(values.desired_jobs)}
          error={errors.desired_jobs}
          onTags={(tags) => set('desired_jobs', joinTags(tags))}
        />
      )}
    >
      <Tags tags={desired} />
    </ProfileCard>
  );
}

const links = ['linkedin', 'website', 'facebook', 'twitter', 'instagram'] as const;
const linkLabels: Readonly<Record<(typeof links)[number], () => string>> = {
  linkedin: m.reference_field_linkedin,
  website: m.candidates_website,
  facebook: m.reference_field_facebook,
  twitter: m.common_network_x,
  instagram: m.reference_field_instagram,
};

export function LinksCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="links"
      title={m.candidates_links()}
      details={details}
      editor={editor}
      isEmpty={links.every((name) => details[name] === '')}
      empty={m.candidates_links_empty()}
      form={(form) => <LinksForm form={form} />}
    >
      <Facts
        facts={links.map((name) => [linkLabels[name](), details[name] && <WebLink href={details[name]} />])}
        className="profile-links"
      />
    </ProfileCard>
  );
}

/** An address that was typed without its scheme gets it when it is saved. */
function LinksForm({ form }: { form: CardForm }) {
  const { field, values, change } = form;
  useCommit(form, () => {
    change(Object.fromEntries(links.map((name) => [name, withScheme(values[name] ?? '')])));
    return true;
  });
  return links.map((name) => (
    <TextInput
      key={name}
      {...field(name)}
      inputMode="url"
      autoComplete="url"
      placeholder="https://"
      label={linkLabels[name]()}
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
