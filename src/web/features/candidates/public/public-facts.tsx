import type { PublicProfile } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { type FactList, Facts, filledFacts } from '#web/design/data/facts.tsx';
import { ExternalLink } from '#web/design/external-link.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { dayText } from '#web/features/candidates/period-text.ts';
import { WebLink } from '#web/features/candidates/web-link.tsx';
import { moneyText } from '#web/money.ts';
import { genderLabel, maritalLabel, visaLabel } from './public-labels.ts';
import { Section } from './public-section.tsx';

/** How to reach the person, and personal facts that are shown. */
export function Contact({ profile }: { profile: PublicProfile }) {
  const { email, phone, dial_code, date_of_birth, nationality, gender, marital_status, expected_salary, cv } =
    profile;
  const facts = [
    [
      m.candidates_email(),
      email && (
        <a href={`mailto:${email}`}>
          <Ltr>{email}</Ltr>
        </a>
      ),
    ],
    [
      m.candidates_phone(),
      phone && (
        <a href={`tel:${dial_code}${phone}`}>
          <Ltr>{`${dial_code} ${phone}`}</Ltr>
        </a>
      ),
    ],
    [m.candidates_date_of_birth(), date_of_birth && dayText(date_of_birth)],
    [m.candidates_nationality(), nationality && profile.labels.nationality],
    [m.candidates_gender(), gender && genderLabel(gender)],
    [m.candidates_marital_status(), marital_status && maritalLabel(marital_status)],
    [m.candidates_expected_salary(), expected_salary ? moneyText(expected_salary) : ''],
    [
      m.candidates_cv(),
      cv && <ExternalLink href={`/api/${cv}`}>{profile.cv_name || m.candidates_cv()}</ExternalLink>,
    ],
  ] as const;
  return <FactSection title={m.candidates_personal_info()} facts={facts} />;
}

/** What openings of the Gulf ask. */
export function Eligibility({ profile }: { profile: PublicProfile }) {
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
      driving_licences?.map((licence) => labels.words[licence] ?? licence).join(m.common_comma()),
    ],
  ] as const;
  return <FactSection title={m.candidates_eligibility()} facts={facts} />;
}

/** Pages of their own. */
export function Links({ profile }: { profile: PublicProfile }) {
  const links = [
    [m.reference_field_linkedin(), profile.linkedin],
    [m.candidates_website(), profile.website],
    [m.reference_field_facebook(), profile.facebook],
    [m.common_network_x(), profile.twitter],
    [m.reference_field_instagram(), profile.instagram],
  ] as const;
  return (
    <FactSection
      title={m.candidates_links()}
      facts={links.map(([name, href]) => [name, href && <WebLink key={name} href={href} />] as const)}
    />
  );
}

function FactSection({ title, facts }: { title: string; facts: FactList }) {
  if (filledFacts(facts).length === 0) return null;
  return (
    <Section title={title}>
      <Facts facts={facts} className="public-facts" />
    </Section>
  );
}
