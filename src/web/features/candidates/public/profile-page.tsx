import type { PublicProfile } from '#contract/candidate-answers.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '../../../design/avatar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Notice } from '../../../design/notice.tsx';
import { DocumentIcon } from '../../../design/subject-icons.tsx';
import { Tag } from '../../../design/tag.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';
import { VideoList } from '../video-list.tsx';
import {
  courseLabel,
  dayOf,
  genderLabel,
  levelLabel,
  maritalLabel,
  monthsText,
  periodOf,
  visaLabel,
} from './public-labels.ts';
import { ShareVisitor } from './share-visitor.tsx';
import './public.css';

/** `/user/{id}`: a profile as its viewer may see it, on screen and on paper. */
export function ProfilePage({ profile }: { profile: PublicProfile }) {
  const role = [profile.current_position, profile.current_company].filter(Boolean).join(' · ');
  const { labels } = profile;
  const place = [labels.industry, labels.residence_country].filter(Boolean).join(' · ');
  return (
    <article className="wrap public-profile">
      {profile.is_own && <OwnerBar profile={profile} />}
      <header className="public-head">
        <Avatar name={profile.name} src={profile.avatar ? `/${profile.avatar}` : null} size="xl" />
        <div className="public-head-text">
          <h1>{profile.name}</h1>
          {profile.title && <p className="public-title">{profile.title}</p>}
          {role && <p>{role}</p>}
          {place && <p className="field-help">{place}</p>}
        </div>
        <div className="public-acts">
          <ShareVisitor profile={profile} />
          <Button icon={<DocumentIcon />} onClick={() => window.print()}>
            {m.candidates_print()}
          </Button>
        </div>
      </header>
      <div className="public-columns">
        <div className="public-column">
          {profile.description && (
            <Section title={m.candidates_summary()}>
              <p className="public-text">{profile.description}</p>
            </Section>
          )}
          {profile.video_cv && profile.video_cv.length > 0 && (
            <Section title={m.candidates_video()} screenOnly>
              <VideoList videos={profile.video_cv} />
            </Section>
          )}
          <Experiences profile={profile} />
          <Educations profile={profile} />
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

function Section(props: { title: string; screenOnly?: boolean; children: React.ReactNode }) {
  return (
    <Card as="section" pad="md" className={props.screenOnly ? 'public-section no-print' : 'public-section'}>
      <h2>{props.title}</h2>
      {props.children}
    </Card>
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
      {total_experience && <p className="field-help">{monthsText(total_experience)}</p>}
      <ul className="public-list">
        {experiences.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <b>{entry.designation}</b>
            <p>{[entry.company_name, entry.company_location].filter(Boolean).join(', ')}</p>
            <p className="field-help">{periodOf(entry)}</p>
            {entry.description && <p className="public-text">{entry.description}</p>}
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
            <b>{[courseLabel(entry.course_name), entry.other_course_name].filter(Boolean).join(', ')}</b>
            <p>
              {[entry.institution_name, labels.words[entry.educated_country ?? '']]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="field-help">
              {entry.from_year} – {entry.to_year}
            </p>
            {entry.description && <p className="public-text">{entry.description}</p>}
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
            <p className="field-help">{dayOf(entry.applied_at)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contact({ profile }: { profile: PublicProfile }) {
  const { locale } = useSurroundings();
  const { email, phone, dial_code, date_of_birth, nationality, gender, marital_status, expected_salary, cv } =
    profile;
  const facts = [
    [m.candidates_email(), email && <a href={`mailto:${email}`}>{email}</a>],
    [m.candidates_phone(), phone && <a href={`tel:${dial_code}${phone}`}>{`${dial_code} ${phone}`}</a>],
    [m.candidates_date_of_birth(), date_of_birth && dayOf(date_of_birth)],
    [m.candidates_nationality(), nationality && profile.labels.nationality],
    [m.candidates_gender(), gender && genderLabel(gender)],
    [m.candidates_marital_status(), marital_status && maritalLabel(marital_status)],
    [m.candidates_expected_salary(), expected_salary ? `QAR ${expected_salary.toLocaleString(locale)}` : ''],
    [
      m.candidates_cv(),
      cv && <ExternalLink href={`/api/${cv}`}>{profile.cv_name || m.candidates_cv()}</ExternalLink>,
    ],
  ] as const;
  return <FactSection title={m.candidates_personal_info()} facts={facts} />;
}

function Eligibility({ profile }: { profile: PublicProfile }) {
  const { visa_option, in_country, driving_licences, labels } = profile;
  const facts = [
    [m.candidates_visa(), visa_option && visaLabel(visa_option)],
    [
      m.candidates_is_in_country(),
      in_country === true ? m.candidates_yes() : in_country === false ? m.candidates_no() : '',
    ],
    [m.candidates_notice_period(), labels.notice_period],
    [
      m.candidates_driving_licences(),
      driving_licences?.map((licence) => labels.words[licence] ?? licence).join(', '),
    ],
  ] as const;
  return <FactSection title={m.candidates_eligibility()} facts={facts} />;
}

function Links({ profile }: { profile: PublicProfile }) {
  const links = [
    ['LinkedIn', profile.linkedin],
    [m.candidates_website(), profile.website],
    ['Facebook', profile.facebook],
    ['X (Twitter)', profile.twitter],
    ['Instagram', profile.instagram],
  ] as const;
  return (
    <FactSection
      title={m.candidates_links()}
      facts={links.map(
        ([name, href]) =>
          [
            name,
            href && (
              <ExternalLink key={name} href={href} rel="noopener nofollow ugc">
                {href.replace(/^https?:\/\/(?:www\.)?/, '')}
              </ExternalLink>
            ),
          ] as const,
      )}
    />
  );
}

function FactSection(props: { title: string; facts: readonly (readonly [string, React.ReactNode])[] }) {
  const filled = props.facts.filter(([, value]) => Boolean(value));
  if (filled.length === 0) return null;
  return (
    <Section title={props.title}>
      <dl className="public-facts">
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
