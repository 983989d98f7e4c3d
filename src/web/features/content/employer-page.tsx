import type { Highlights } from '#contract/job-pool-responses.ts';
import type { Plan } from '#contract/plans.ts';
import { m } from '#texts/messages.js';
import { ArchFrame } from '#web/design/art/arch.tsx';
import { EyeOffIcon } from '#web/design/icons/icons.tsx';
import {
  CalendarIcon,
  ChecklistIcon,
  PeopleIcon,
  ShieldIcon,
  VideoIcon,
} from '#web/design/icons/subject-icons.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Closing } from './closing.tsx';
import { Counted } from './counted.tsx';
import { EmployerChecks } from './employer-checks.tsx';
import { type Point, Points } from './points.tsx';
import './content.css';
import './employer.css';
import { PlanCards } from './plan-cards.tsx';
import { QuestionList } from './question-list.tsx';
import { tryPeople } from './try-people.ts';
import { TryPersonPane } from './try-person.tsx';
import { TryScreen } from './try-screen.tsx';

const registration = '/registration?us=emp';

/** `/employer`: a review to try, what a company gains, how it is checked, how it begins, what it costs. */
export function EmployerPage({ plans, figures }: { plans: readonly Plan[]; figures: Highlights['figures'] }) {
  const { viewer } = useSurroundings();
  const shown = tryPeople().find(({ gap }) => !gap);
  const begin =
    viewer?.role === 'company'
      ? { to: '/job_opening/new', label: m.content_employer_post() }
      : { to: registration, label: m.content_employer_call() };
  return (
    <>
      <section className="employer-hero stars">
        <StarField fade="end" />
        <div className="wrap">
          <div className="employer-words">
            <h1 tabIndex={-1}>{m.content_employer_title()}</h1>
            <p className="intro-lead">{m.content_employer_lead()}</p>
            <div className="row employer-acts">
              <PageLink to={begin.to} className="btn btn-primary btn-lg">
                {begin.label}
              </PageLink>
              <a href="#try" className="btn btn-lg">
                {m.content_try_call()}
              </a>
              <PageLink to="/plans" className="employer-plans">
                {m.content_employer_second_call()}
              </PageLink>
            </div>
            <Counted {...figures} />
          </div>
          <div className="employer-art" aria-hidden="true">
            <ArchFrame>
              <div className="card employer-peek">
                {shown && <TryPersonPane person={shown} heading="p" />}
              </div>
            </ArchFrame>
          </div>
        </div>
      </section>
      <TryScreen />
      <div className="wrap">
        <section className="section" aria-labelledby="benefits">
          <h2 id="benefits" className="section-title">
            {m.content_employer_benefits_title()}
          </h2>
          <Points points={benefits()} inThrees />
        </section>
        <section className="section employer-checked" aria-labelledby="checks">
          <div>
            <h2 id="checks" className="section-title">
              {m.content_about_check_title()}
            </h2>
            <p>{m.content_about_check_two()}</p>
            <p>{m.content_about_check_three()}</p>
          </div>
          <EmployerChecks />
        </section>
        <section className="section" aria-labelledby="steps">
          <h2 id="steps" className="section-title">
            {m.content_employer_steps_title()}
          </h2>
          <ol className="how-steps">
            {steps().map(({ title, text }) => (
              <li key={title} className="how-step">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="section" aria-labelledby="plans">
          <div className="section-head">
            <h2 id="plans" className="section-title">
              {m.content_plans_title()}
            </h2>
            <p>{m.content_plans_lead()}</p>
          </div>
          <PlanCards plans={plans} heading="h3" quiet />
        </section>
        <section className="section" aria-labelledby="questions">
          <h2 id="questions" className="section-title">
            {m.content_employer_questions_title()}
          </h2>
          <QuestionList questions={questions()} />
        </section>
        <Closing title={m.content_employer_closing_title()} text={m.content_employer_closing_text()}>
          <PageLink to={begin.to} className="btn btn-lg">
            {begin.label}
          </PageLink>
        </Closing>
      </div>
    </>
  );
}

function benefits(): Point[] {
  return [
    {
      title: m.content_employer_benefit_fit_title(),
      text: m.content_employer_benefit_fit_text(),
      Mark: ChecklistIcon,
    },
    {
      title: m.content_employer_benefit_video_title(),
      text: m.content_employer_benefit_video_text(),
      Mark: VideoIcon,
    },
    {
      title: m.content_employer_benefit_together_title(),
      text: m.content_employer_benefit_together_text(),
      Mark: PeopleIcon,
    },
    {
      title: m.content_employer_benefit_fair_title(),
      text: m.content_employer_benefit_fair_text(),
      Mark: EyeOffIcon,
    },
    {
      title: m.content_employer_benefit_interviews_title(),
      text: m.content_employer_benefit_interviews_text(),
      Mark: CalendarIcon,
    },
    {
      title: m.content_employer_benefit_trust_title(),
      text: m.content_employer_benefit_trust_text(),
      Mark: ShieldIcon,
    },
  ];
}

function steps() {
  return [
    { title: m.content_employer_step_one_title(), text: m.content_employer_step_one_text() },
    { title: m.content_employer_step_two_title(), text: m.content_employer_step_two_text() },
    { title: m.content_employer_step_three_title(), text: m.content_employer_step_three_text() },
    { title: m.content_employer_step_four_title(), text: m.content_employer_step_four_text() },
  ];
}

function questions() {
  return [
    { question: m.content_employer_question_cost(), answer: m.content_employer_answer_cost() },
    { question: m.content_employer_question_who(), answer: m.content_employer_answer_who() },
    { question: m.content_employer_question_time(), answer: m.content_employer_answer_time() },
    { question: m.content_employer_question_name(), answer: m.content_employer_answer_name() },
    { question: m.content_employer_question_team(), answer: m.content_employer_answer_team() },
  ];
}
