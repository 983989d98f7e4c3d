import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { AboutConversation, Conversation } from '#contract/message-responses.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { StageBadge } from '#web/application-stages.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { SkeletonText } from '#web/design/data/skeleton.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { visaLabel } from '#web/features/candidates/public/public-labels.ts';
import { companyFacts } from '#web/features/job-openings/opening/company-facts.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { noticeText, placeText, postText, yearsText } from '#web/features/talent-pool/words.ts';
import { dayText } from '#web/moments.ts';
import './about-panel.css';

/** Beside a conversation: the application that it is about, and who the other side is. */
export function AboutPanel({ conversation }: { conversation: Conversation }) {
  const { id, side } = conversation;
  const found = useQuery(query.messages.about.queryOptions({ input: { id } }));
  return (
    <Answered query={found} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => (
        <div className="messages-about">
          <AppliedFor about={data} isCompany={side === 'company'} />
          {data.candidate && <CandidateFacts candidate={data.candidate} />}
          {data.company && <CompanyFacts company={data.company} />}
          <Ways about={data} conversation={conversation} />
        </div>
      )}
    </Answered>
  );
}

function AppliedFor({
  about: { application, fit },
  isCompany,
}: {
  about: AboutConversation;
  isCompany: boolean;
}) {
  const { locale } = useSurroundings();
  if (!application) return <p className="muted small">{m.messages_about_none()}</p>;
  const { status, label, job, applied_at } = application;
  return (
    <section>
      <StageBadge stage={status}>{isCompany ? statusText(status) : label}</StageBadge>
      <h3>{job.title}</h3>
      <p className="muted small">{m.messages_about_applied({ day: dayText(applied_at, locale) })}</p>
      {fit && (
        <div className="messages-about-fit">
          <b>{m.talent_pool_meets(fit)}</b>
          <Meter {...fit} small />
        </div>
      )}
    </section>
  );
}

function CandidateFacts({ candidate }: { candidate: NonNullable<AboutConversation['candidate']> }) {
  const { locale } = useSurroundings();
  const { visa_option, languages } = candidate;
  return (
    <section>
      <h3>{m.messages_about_facts()}</h3>
      <Facts
        layout="ends"
        facts={[
          // A sentence of the page, whose parts stand in their own directions.
          [m.candidates_current_position(), <Fragment key="post">{postText(candidate)}</Fragment>],
          [m.talent_pool_country(), placeText(candidate.residence_country)],
          [m.talent_pool_row_experience(), yearsText(candidate.total_experience)],
          [m.talent_pool_row_visa(), visa_option ? visaLabel(visa_option) : ''],
          [m.talent_pool_row_notice(), noticeText(candidate.notice_period)],
          [
            m.talent_pool_row_languages(),
            languages.map((name) => languageName(name, locale)).join(m.common_comma()),
          ],
        ]}
      />
    </section>
  );
}

function CompanyFacts({ company }: { company: NonNullable<AboutConversation['company']> }) {
  return (
    <section>
      <h3>{m.messages_about_the_company()}</h3>
      <p>{companyFacts(company)}</p>
      {company.verified && <VerifiedBadge>{m.design_verified()}</VerifiedBadge>}
    </section>
  );
}

/** Where to read on. */
function Ways({ about, conversation }: { about: AboutConversation; conversation: Conversation }) {
  const { application, candidate, company } = about;
  const { id, slug } = conversation.with;
  if (conversation.side === 'company')
    return (
      <div className="messages-about-ways">
        {application && (
          <LinkButton size="sm" to="/job_application/list/details" search={{ id: application.id }}>
            {m.messages_about_application()}
          </LinkButton>
        )}
        {candidate && (
          <Link to="/user/candidate/$id" params={{ id }}>
            {m.messages_about_profile()}
          </Link>
        )}
      </div>
    );
  return (
    <div className="messages-about-ways">
      {application && (
        <LinkButton size="sm" to={openingPath(application.job) as '/'}>
          {m.messages_about_opening()}
        </LinkButton>
      )}
      {company?.has_page && slug && (
        <Link to="/company/$id" params={{ id: slug }}>
          {m.messages_about_company()}
        </Link>
      )}
    </div>
  );
}
