import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { CandidateArt, EmployerArt } from '#web/design/art/audience.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import './audience-cards.css';

/** The two cards that only visitors without a session see (specification 1, section 1). */
export function AudienceCards() {
  return (
    <section className="wrap audiences" aria-label={m.landing_audiences()}>
      <Audience
        className="audience-candidates"
        kicker={m.landing_candidates()}
        title={m.landing_candidates_title()}
        text={m.landing_candidates_text()}
        action={m.landing_candidates_action()}
        to="/registration"
        art={<CandidateArt />}
      />
      <Audience
        className="audience-employers"
        kicker={m.landing_employers()}
        title={m.landing_employers_title()}
        text={m.landing_employers_text()}
        action={m.landing_employers_action()}
        to="/registration?us=emp"
        art={<EmployerArt />}
      />
    </section>
  );
}

function Audience({
  className,
  kicker,
  title,
  text,
  action,
  to,
  art,
}: {
  className: string;
  kicker: string;
  title: string;
  text: string;
  action: string;
  to: string;
  art: ReactNode;
}) {
  return (
    <div className={`audience ${className}`}>
      <p className="audience-kicker">{kicker}</p>
      <h2>{title}</h2>
      <p className="audience-text">{text}</p>
      <PageLink to={to} className="btn">
        {action}
      </PageLink>
      <div className="audience-art">{art}</div>
    </div>
  );
}
