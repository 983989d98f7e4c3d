import type { ApplicantProfile } from '#contract/application-responses.ts';
import type { Reference } from '#contract/candidate-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { joined } from '#web/isolation.ts';
import { textOf } from '#web/validation.ts';
import './profile-summary.css';
import { inDigits } from '#domain/digits.ts';
import { CertificateSummary } from '#web/features/candidates/certificate-summary.tsx';
import { monthName, spanText } from '#web/features/candidates/period-text.ts';
import { ReferenceSummary } from '#web/features/candidates/reference-summary.tsx';
import { type FactsOfProfile, profileFacts } from './profile-facts.ts';

type Entry = Record<string, unknown>;
type Career = Pick<
  ApplicantProfile,
  'description' | 'experiences' | 'educations' | 'certificates' | 'professional_skills'
>;

/** What a recruiter asks first, in a line. */
export function ProfileFacts({ profile }: { profile: FactsOfProfile }) {
  const facts = profileFacts(profile);
  if (facts.length === 0) return null;
  return (
    <section className="review-facts">
      <h3 className="sr">{m.applications_facts_from()}</h3>
      <Facts layout="line" facts={facts.map(({ label, value }) => [label, value] as const)} />
    </section>
  );
}

/** The profile in short: what the person did and learned, and how to reach them. */
export function ProfileSummary({ profile }: { profile: ApplicantProfile }) {
  return (
    <>
      <ProfileCareer profile={profile} />
      <References references={profile.references ?? []} />
      {profile.email && (
        <section>
          <h3>{m.applications_profile_contact()}</h3>
          <p className="row">
            <a dir="ltr" href={`mailto:${profile.email}`}>
              {profile.email}
            </a>
            {profile.phone && (
              <a className="num" dir="ltr" href={`tel:${profile.dial_code}${profile.phone}`}>
                {profile.dial_code} {profile.phone}
              </a>
            )}
            {/^https?:\/\//.test(profile.linkedin) && (
              <a href={profile.linkedin} target="_blank" rel="noopener nofollow ugc">
                LinkedIn
              </a>
            )}
          </p>
        </section>
      )}
    </>
  );
}

/** Summary, experience, education, skills. */
export function ProfileCareer({ profile }: { profile: Career }) {
  return (
    <>
      {profile.description && (
        <section>
          <h3>{m.applications_profile_summary()}</h3>
          <p className="measure" dir="auto">
            {profile.description}
          </p>
        </section>
      )}
      {profile.experiences.length > 0 && (
        <section>
          <h3>{m.applications_profile_experience()}</h3>
          <ol className="review-entries">
            {profile.experiences.map((entry) => (
              <li key={JSON.stringify(entry)}>
                <b>{joined([text(entry, 'designation'), text(entry, 'company_name')], m.common_comma())}</b>
                <span className="muted num">{experienceTime(entry)}</span>
                {text(entry, 'description') && <p dir="auto">{text(entry, 'description')}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {profile.educations.length > 0 && (
        <section>
          <h3>{m.applications_profile_education()}</h3>
          <ol className="review-entries">
            {profile.educations.map((entry) => (
              <li key={JSON.stringify(entry)}>
                <b>{joined([course(entry), text(entry, 'institution_name')], m.common_comma())}</b>
                <span className="muted num">
                  {spanText(inDigits(text(entry, 'from_year')), inDigits(text(entry, 'to_year')))}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {profile.certificates.length > 0 && (
        <section>
          <h3>{m.candidates_certificates()}</h3>
          <ul className="review-papers">
            {profile.certificates.map((entry) => (
              <li key={JSON.stringify(entry)}>
                <CertificateSummary certificate={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {profile.professional_skills !== '' && (
        <section>
          <h3>{m.applications_profile_skills()}</h3>
          <p className="tags">
            {splitTags(profile.professional_skills).map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        </section>
      )}
    </>
  );
}

function References({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <section>
      <h3>{m.candidates_references()}</h3>
      <ul className="review-papers">
        {references.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <ReferenceSummary reference={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function text(entry: Entry, field: string): string {
  const value = entry[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function course(entry: Entry): string {
  const other = text(entry, 'other_course_name');
  const name = text(entry, 'course_name');
  return other || (name && textOf(referenceKey('course', name)));
}

function experienceTime(entry: Entry): string {
  const from = [month(text(entry, 'from_month')), text(entry, 'from_year')].filter(Boolean).join(' ');
  const isCurrent = entry.to_year === 'Present' || Number(entry.to_month) === 13;
  const to = isCurrent
    ? m.candidates_present_period()
    : [month(text(entry, 'to_month')), text(entry, 'to_year')].filter(Boolean).join(' ');
  return spanText(from, to);
}

function month(number: string): string {
  const value = Number(number);
  return value >= 1 && value <= 12 ? monthName(value) : '';
}
