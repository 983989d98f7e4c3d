import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/candidate-responses.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { DocumentIcon } from '#web/design/icons/subject-icons.tsx';
import { CertificateSummary } from '#web/features/candidates/certificate-summary.tsx';
import { dayText, durationText, periodText, spanText } from '#web/features/candidates/period-text.ts';
import { VideoList } from '#web/features/candidates/video-list.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { Contact, Eligibility, Links } from './public-facts.tsx';
import { courseLabel, levelLabel } from './public-labels.ts';
import { Section } from './public-section.tsx';
import { QrCode } from './share-links.tsx';
import { ShareVisitor } from './share-visitor.tsx';
import './public.css';

/** `/user/{id}`: a profile as its viewer may see it, on screen and on paper; `children` stand under the name. */
export function ProfilePage({ profile, children }: { profile: PublicProfile; children?: ReactNode }) {
  const { publicUrl } = useSurroundings();
  const address = `${publicUrl}/user/${profile.id}`;
  const { title, current_position, current_company } = profile;
  const isSaid = current_position === title && !current_company;
  const role = isSaid ? '' : joined([current_position, current_company]);
  const { labels } = profile;
  const place = joined([labels.industry, labels.residence_country]);
  return (
    <article className="wrap public-profile">
      {profile.is_own && <OwnerBar profile={profile} />}
      <header className="public-head">
        <Avatar name={profile.name} src={profile.avatar ? `/${profile.avatar}` : null} size="xl" />
        <div className="public-head-text">
          <h1>{profile.name}</h1>
          {title && (
            <p className="public-title" dir="auto">
              {title}
            </p>
          )}
          {role && <p>{role}</p>}
          {place && <p className="field-help">{place}</p>}
        </div>
        <div className="public-acts">
          <ShareVisitor profile={profile} />
          <Button icon={<DocumentIcon />} onClick={() => window.print()}>
            {m.candidates_print()}
          </Button>
        </div>
        {profile.is_published && (
          <div className="print-only public-code">
            <QrCode text={address} caption={address} />
          </div>
        )}
      </header>
      {children}
      <div className="public-columns">
        <div className="public-column">
          {profile.description && (
            <Section title={m.candidates_summary()}>
              <p className="public-text" dir="auto">
                {profile.description}
              </p>
            </Section>
          )}
          {profile.video_cv && profile.video_cv.length > 0 && (
            <Section title={m.candidates_video()} screenOnly>
              <VideoList videos={profile.video_cv} />
            </Section>
          )}
          <Experiences profile={profile} />
          <Educations profile={profile} />
          <Certificates certificates={profile.certificates} />
          <History profile={profile} />
        </div>
        <div className="public-column">
          <Contact profile={profile} />
          <TagSection title={m.candidates_skills()} tags={splitTags(profile.professional_skills)} />
          <TagSection
            title={m.candidates_desired_jobs()}
            tags={splitTags(profile.desired_jobs).map((job) => labels.words[job] ?? job)}
          />
          {profile.languages && profile.languages.length > 0 && (
            <Section title={m.candidates_languages()}>
              <ul className="public-list">
                {profile.languages.map(({ name, level }) => (
                  <li key={name}>
                    <b>{labels.words[name] ?? name}</b>{' '}
                    <span className="field-help">{levelLabel(level)}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Eligibility profile={profile} />
          <Links profile={profile} />
        </div>
      </div>
    </article>
  );
}

function OwnerBar({ profile }: { profile: PublicProfile }) {
  const base = `/user/${profile.id}`;
  const views = [
    ['visitor', m.candidates_preview_visitor()],
    ['company', m.candidates_preview_company()],
  ] as const;
  return (
    <div className="public-owner">
      <Notice
        tone={profile.is_published ? 'info' : 'wait'}
        actions={<PageLink to="/candidate-settings#visibility">{m.candidates_change_visibility()}</PageLink>}
      >
        {profile.is_published ? m.candidates_own_published() : m.candidates_own_unpublished()}
      </Notice>
      <nav className="tabs" aria-label={m.candidates_preview()}>
        {views.map(([as, name]) => (
          <PageLink
            key={as}
            className="tab"
            to={`${base}?as=${as}`}
            aria-current={
              profile.audience === as || (as === 'company' && profile.audience === 'owner')
                ? 'page'
                : undefined
            }
          >
            {name}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

function TagSection({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Section title={title}>
      <div className="tags screen-tags">
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      <p className="print-only">{joinTags(tags)}</p>
    </Section>
  );
}

function Experiences({ profile: { experiences, total_experience } }: { profile: PublicProfile }) {
  if (!experiences || experiences.length === 0) return null;
  return (
    <Section title={m.candidates_experiences()}>
      {total_experience && <p className="field-help">{durationText(total_experience)}</p>}
      <ul className="public-list">
        {experiences.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <b>{entry.designation}</b>
            <p>{joined([entry.company_name, entry.company_location], m.common_comma())}</p>
            <p className="field-help">{periodText(entry)}</p>
            {entry.description && (
              <p className="public-text" dir="auto">
                {entry.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Educations({ profile: { educations, labels } }: { profile: PublicProfile }) {
  if (!educations || educations.length === 0) return null;
  return (
    <Section title={m.candidates_educations()}>
      <ul className="public-list">
        {educations.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <b>{joined([courseLabel(entry.course_name), entry.other_course_name], m.common_comma())}</b>
            <p>
              {joined([entry.institution_name, labels.words[entry.educated_country ?? '']], m.common_comma())}
            </p>
            <p className="field-help">{spanText(inDigits(entry.from_year), inDigits(entry.to_year))}</p>
            {entry.description && (
              <p className="public-text" dir="auto">
                {entry.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Certificates({ certificates = [] }: Pick<PublicProfile, 'certificates'>) {
  if (certificates.length === 0) return null;
  return (
    <Section title={m.candidates_certificates()}>
      <ul className="public-list">
        {certificates.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <CertificateSummary certificate={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ profile: { applications } }: { profile: PublicProfile }) {
  if (!applications || applications.length === 0) return null;
  return (
    <Section title={m.candidates_section_applications()} screenOnly>
      <ul className="public-list">
        {applications.map((entry) => (
          <li key={`${entry.job_title} ${entry.applied_at}`}>
            <b>{entry.job_title}</b>
            {entry.company_name && <p>{entry.company_name}</p>}
            <p className="field-help">{dayText(entry.applied_at)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
