import { useQuery } from '@tanstack/react-query';
import { memberMay } from '#domain/companies/roles.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import '#web/design/art/joy.css';
import './first-hour.css';

interface Step {
  name: 'logo' | 'opening' | 'team';
  isDone: boolean;
  title: string;
  text: string;
  to: string;
  act: string;
}

/** Between the approval and the first published opening: that it is approved, how long the trial is, what comes next. */
export function FirstHour({ own }: { own: OwnCompany }) {
  const { company, role } = own;
  const { trial_expiry } = company;
  const mayPublish = memberMay(role, 'publish');
  return (
    <>
      <Notice
        tone="ok"
        icon={<span className="joy-star" aria-hidden="true" />}
        title={m.companies_first_approved({ company: company.name })}
        actions={trial_expiry && <PageLink to="/plans">{m.companies_see_plans()}</PageLink>}
      >
        {trial_expiry && m.companies_first_trial({ date: dateLabel(trial_expiry, 'long') })}{' '}
        {!mayPublish && m.companies_first_viewer()}
      </Notice>
      {mayPublish && <Steps own={own} />}
    </>
  );
}

function Steps({ own }: { own: OwnCompany }) {
  const team = useQuery(query.companyMembers.list.queryOptions()).data?.data;
  const hasColleagues = team !== undefined && team.members.length + team.invitations.length > 1;
  const steps = stepsOf(own, hasColleagues);
  const done = steps.filter(({ isDone }) => isDone).length;
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <Card as="section" aria-labelledby="first-steps">
      <div className="company-card-head">
        <h2 id="first-steps">{m.companies_first_steps()}</h2>
        <span className="muted small num">{m.companies_first_progress({ done, total: steps.length })}</span>
      </div>
      <ol className="first-steps">
        {steps.map(({ name, isDone, title, text, to, act }, place) => (
          <li key={name} aria-current={name === current?.name ? 'step' : undefined}>
            <span className={isDone ? 'first-step-mark first-step-done' : 'first-step-mark'}>
              {isDone ? <CheckIcon size="sm" /> : inDigits(place + 1)}
              {isDone && <span className="sr">{m.companies_first_done()}</span>}
            </span>
            <span className="first-step-text">
              <b>{title}</b>
              <span>{text}</span>
            </span>
            {!isDone && <LinkButton to={to}>{act}</LinkButton>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Who may not edit the company has nothing to do with its logo and its team. */
function stepsOf({ company, role }: OwnCompany, hasColleagues: boolean): Step[] {
  const steps: (Step & { isMine: boolean })[] = [
    {
      name: 'logo',
      isMine: memberMay(role, 'edit_company'),
      isDone: company.logo !== null && company.description !== '',
      title: m.companies_first_logo(),
      text: m.companies_first_logo_text(),
      to: '/company-profile-edit/company',
      act: m.companies_complete_profile(),
    },
    {
      name: 'opening',
      isMine: true,
      isDone: false,
      title: m.companies_first_opening(),
      text: m.companies_first_opening_text(),
      to: '/job_opening/new',
      act: m.companies_first_opening_act(),
    },
    {
      name: 'team',
      isMine: memberMay(role, 'manage_members'),
      isDone: hasColleagues,
      title: m.companies_first_team(),
      text: m.companies_first_team_text(),
      to: '/company-profile-edit/settings/team',
      act: m.companies_first_team_act(),
    },
  ];
  return steps.filter(({ isMine }) => isMine);
}
