import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PublicProfile } from '#contract/candidate-responses.ts';
import type { PoolRelation } from '#contract/talent-pool-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Skeleton, SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { CvCard } from '#web/features/applications/review/cv-card.tsx';
import { ProfilePage } from '#web/features/candidates/public/profile-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { MessageButton } from '#web/features/shell/areas/message-button.tsx';
import { Acts } from '#web/features/talent-pool/acts/acts.tsx';
import { RelationBadges } from '#web/features/talent-pool/relation-badges.tsx';
import { refusalOf } from '#web/refusal.ts';
import '#web/features/talent-pool/talent-pool.css';
import './candidate.css';

interface Standing {
  id: string;
  name: string;
  relation: PoolRelation;
}

/** `/user/candidate/{id}`: the profile as the company sees it, how the two stand, and what can be asked. */
export function CandidateScreen({ id }: { id: string }) {
  // What stands between the two says first whether there is anything to see: nothing is counted as a view without it.
  const standing = useQuery(query.talentPool.standing.queryOptions({ input: { id }, retry: false }));
  const profile = useQuery(
    query.candidates.profile.queryOptions({ input: { id }, retry: false, enabled: standing.isSuccess }),
  );
  if ([standing.error, profile.error].some((error) => refusalOf(error)?.code === 'NOT_FOUND'))
    return <Missing />;
  return (
    <>
      <p className="no-print">
        <Link className="page-head-back" to="/candidate-pool">
          <ChevronStartIcon size="sm" />
          {m.talent_pool_back()}
        </Link>
      </p>
      <Answered query={standing} skeleton={<ProfileSkeleton />}>
        {({ data }) => (
          <Answered query={profile} skeleton={<ProfileSkeleton />}>
            {(answer) => (
              <div className="talent-profile">
                <ProfilePage profile={answer.data.data}>
                  <With standing={data} profile={answer.data.data} />
                </ProfilePage>
              </div>
            )}
          </Answered>
        )}
      </Answered>
    </>
  );
}

function With({ standing, profile }: { standing: Standing; profile: PublicProfile }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, relation } = standing;
  const { application, invitation, update } = relation;
  const company = useCompany();
  const isInvited = invitation?.status === 'Waiting' || invitation?.status === 'Accepted';
  const hasBond = isInvited || (application !== null && application.status !== 'Withdrawn');
  const canWrite = hasBond && company?.role !== 'viewer' && company?.settings.messaging !== false;
  const words = [invitation?.answer, update?.answer].filter(Boolean);
  return (
    <Card as="section" pad="md" className="talent-with no-print" aria-labelledby="talent-with">
      <div className="talent-with-text">
        <h2 id="talent-with">{m.talent_pool_with_you()}</h2>
        <div className="talent-badges">
          {application || invitation || update ? (
            <RelationBadges relation={relation} />
          ) : (
            <span className="muted">{m.talent_pool_nothing_yet()}</span>
          )}
        </div>
        {invitation?.job && (
          <p className="small muted">{m.talent_pool_invited_to({ title: invitation.job.title })}</p>
        )}
        {words.map((text) => (
          <p key={text} className="small">
            {m.talent_pool_said({ text: text ?? '' })}
          </p>
        ))}
        {application && (
          <Link to="/job_application/list/details" search={{ id: application.id }}>
            {m.talent_pool_open_application()}
          </Link>
        )}
      </div>
      <div className="talent-acts">
        {canWrite && <MessageButton candidateId={id} />}
        <Acts candidate={{ id, name }} relation={relation} isPage />
      </div>
      {profile.cv && (
        <div className="talent-cv">
          <CvCard
            cv={{ path: profile.cv, label: profile.cv_name ?? '', size: profile.file_size ?? 0 }}
            name={name}
            open={isOpen}
            onOpen={setOpen}
          />
        </div>
      )}
    </Card>
  );
}

function Missing() {
  return (
    <EmptyState
      art={<EmptySearchArt />}
      heading="h1"
      title={m.talent_pool_profile_missing()}
      actions={<LinkButton to="/candidate-pool">{m.talent_pool_back()}</LinkButton>}
    >
      {m.talent_pool_profile_missing_text()}
    </EmptyState>
  );
}

function ProfileSkeleton() {
  return (
    <>
      <Skeleton width="40%" height={36} />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}
