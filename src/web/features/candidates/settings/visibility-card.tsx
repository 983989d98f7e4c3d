import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { isSensitiveSection, type ProfileSection, profileSections } from '#domain/candidates/visibility.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { ShareProfile } from '#web/features/candidates/public/share-profile.tsx';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { ShareUntilForm } from './share-until-form.tsx';

const sectionNames: Readonly<Record<ProfileSection, () => string>> = {
  summary: m.candidates_summary,
  skills: m.candidates_section_skills,
  languages: m.candidates_languages,
  experiences: m.candidates_experiences,
  educations: m.candidates_educations,
  certificates: m.candidates_certificates,
  links: m.candidates_links,
  video_cv: m.candidates_video,
  email: m.candidates_email,
  phone: m.candidates_phone,
  date_of_birth: m.candidates_date_of_birth,
  nationality: m.candidates_nationality,
  gender: m.candidates_gender,
  marital_status: m.candidates_marital_status,
  expected_salary: m.candidates_expected_salary,
  cv: m.candidates_cv,
  applications: m.candidates_section_applications,
};

/** The public profile: published or not, what it shows, its link, and how others see it. */
export function VisibilityCard({ details }: { details: CandidateDetails }) {
  const keep = useKeepDetails();
  const { run, isRunning, failure } = useCall();
  const [isAsking, setAsking] = useState(false);
  const sections = details.public_sections;
  const save = async (change: { is_published?: boolean; sections?: ProfileSection[] }) => {
    const saved = await run(() => api.candidates.setVisibility(change));
    if (saved) keep(saved.data);
  };
  const renew = async () => {
    const saved = await run(() => api.candidates.renewShareLink());
    if (saved) keep(saved.data);
    setAsking(false);
  };
  const toggle = (section: ProfileSection, isOn: boolean) =>
    save({ sections: isOn ? [...sections, section] : sections.filter((other) => other !== section) });
  const group = (isSensitive: boolean) => (
    <div className="settings-choices">
      {profileSections
        .filter((section) => isSensitiveSection(section) === isSensitive)
        .map((section) => (
          <Checkbox
            key={section}
            name={`section-${section}`}
            label={sectionNames[section]()}
            checked={sections.includes(section)}
            onChange={(event) => void toggle(section, event.target.checked)}
          />
        ))}
    </div>
  );
  return (
    <Card as="section" pad="md" className="settings-card" id="visibility" aria-labelledby="visibility-title">
      <div>
        <h2 id="visibility-title">{m.candidates_visibility()}</h2>
        <p className="field-help">{m.candidates_visibility_lead()}</p>
      </div>
      <div className="settings-state">
        <StatusBadge tone={details.is_published ? 'ok' : 'neutral'}>
          {details.is_published ? m.candidates_published() : m.candidates_not_published()}
        </StatusBadge>
        <div className="candidate-acts">
          <ShareProfile details={details} />
          {details.is_published ? (
            <Button loading={isRunning} onClick={() => void save({ is_published: false })}>
              {m.candidates_unpublish()}
            </Button>
          ) : (
            <Button loading={isRunning} onClick={() => void save({ is_published: true })}>
              {m.candidates_publish()}
            </Button>
          )}
        </div>
      </div>
      <p className="settings-links">
        <PageLink to={`/user/${details.share_id}?as=visitor`}>{m.candidates_preview_visitor()}</PageLink>
        <PageLink to={`/user/${details.share_id}?as=company`}>{m.candidates_preview_company()}</PageLink>
        <button type="button" className="link-button" onClick={() => setAsking(true)}>
          {m.candidates_renew_link()}
        </button>
      </p>
      {(details.is_published || details.share_until) && <ShareUntilForm details={details} />}
      <ChoiceGroup legend={m.candidates_sections()} description={m.candidates_sections_help()}>
        {group(false)}
      </ChoiceGroup>
      <ChoiceGroup
        legend={m.candidates_sections_sensitive()}
        description={m.candidates_sections_sensitive_help()}
      >
        {group(true)}
      </ChoiceGroup>
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.candidates_renew_title()}
        confirmLabel={m.candidates_renew_link()}
        cancelLabel={m.candidates_keep()}
        destructive
        busy={isRunning}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {m.candidates_renew_text()}
      </ConfirmDialog>
    </Card>
  );
}
