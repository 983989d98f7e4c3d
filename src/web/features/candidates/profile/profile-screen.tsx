import { useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { CertificatesCard } from './certificates-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { CvCard } from './cv-card.tsx';
import { EducationCard } from './education-card.tsx';
import { EligibilityCard } from './eligibility-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ReferencesCard } from './references-card.tsx';
import { JobsCard, LinksCard, SkillsCard, SummaryCard } from './simple-cards.tsx';
import { useProfileEditor } from './use-profile-editor.ts';
import { VideoCard } from './video-card.tsx';
import '#web/features/candidates/candidates.css';
import './profile.css';

/** `/profile`: every part of the profile as a card that opens for editing. */
export function ProfileScreen() {
  const details = useDetails();
  return (
    <div className="profile">
      <PageHeader title={m.candidates_profile()} lead={m.candidates_profile_lead()} />
      <Answered
        query={details}
        skeleton={
          <div className="profile-skeleton">
            <Skeleton height={168} />
            <div className="profile-columns">
              <ColumnSkeleton />
              <ColumnSkeleton />
            </div>
          </div>
        }
      >
        {({ data }) => <Cards details={data} />}
      </Answered>
    </div>
  );
}

/** Three cards below each other, as they will stand. */
function ColumnSkeleton() {
  return (
    <div className="profile-column">
      <Skeleton height={180} />
      <Skeleton height={260} />
      <Skeleton height={220} />
    </div>
  );
}

function Cards({ details }: { details: CandidateDetails }) {
  const editor = useProfileEditor();
  // What a CV says may fill the rest. It stays where it was found: what was read of it is being looked through there.
  const [isFirst] = useState(() => details.cv === null && details.experiences.length === 0);
  if (editor.newEmail) {
    return (
      <Notice tone="ok" role="status" title={m.candidates_email_changed()}>
        {m.candidates_check_mailbox({ email: editor.newEmail })}
      </Notice>
    );
  }
  const both = { details, editor };
  return (
    <>
      <ProfileHead details={details} />
      <div className="profile-columns">
        <div className="profile-column">
          {isFirst && <CvCard details={details} />}
          <SummaryCard {...both} />
          <ExperienceCard {...both} />
          <EducationCard {...both} />
          <CertificatesCard {...both} />
          <SkillsCard {...both} />
          <LanguageCard {...both} />
          <ReferencesCard {...both} />
          <VideoCard details={details} />
        </div>
        <div className="profile-column">
          <ContactCard {...both} />
          {!isFirst && <CvCard details={details} />}
          <PersonalCard {...both} />
          <JobsCard {...both} />
          <EligibilityCard {...both} />
          <LinksCard {...both} />
        </div>
      </div>
      <ConfirmDialog
        open={editor.wanted !== null}
        title={m.candidates_discard_title()}
        confirmLabel={m.candidates_discard()}
        cancelLabel={m.candidates_keep_editing()}
        destructive
        onConfirm={editor.discard}
        onCancel={editor.stay}
      >
        {m.candidates_discard_text()}
      </ConfirmDialog>
    </>
  );
}
