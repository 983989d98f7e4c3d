import type { Plan } from '#contract/plans.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Closing } from './closing.tsx';
import { Intro } from './intro.tsx';
import { PlanCards } from './plan-cards.tsx';
import { inEveryPlan } from './plan-promises.ts';
import { QuestionList } from './question-list.tsx';

/** `/plans` */
export function PlansPage({ plans }: { plans: readonly Plan[] }) {
  const { viewer } = useSurroundings();
  return (
    <>
      <Intro title={m.content_plans_title()} lead={m.content_plans_lead()} />
      <div className="wrap">
        <section className="section" aria-label={m.content_plans_title()}>
          {viewer?.role === 'candidate' && <p className="plans-note">{m.content_plans_companies_only()}</p>}
          <PlanCards plans={plans} />
          <p className="plans-note small muted">{m.content_plans_per_month_text()}</p>
        </section>
        <section className="section" aria-labelledby="every-plan">
          <h2 id="every-plan" className="section-title">
            {m.content_plans_all_title()}
          </h2>
          <ul className="every-plan">
            {inEveryPlan.map((promise) => (
              <li key={promise()}>
                <CheckIcon size="sm" />
                {promise()}
              </li>
            ))}
          </ul>
        </section>
        <section className="section" aria-labelledby="plan-questions">
          <h2 id="plan-questions" className="section-title">
            {m.content_plans_questions_title()}
          </h2>
          <QuestionList questions={questions()} />
        </section>
        <Closing title={m.content_about_call_title()} text={m.content_about_call_text()}>
          <PageLink to="/contact-us" className="btn btn-lg">
            {m.shell_contact()}
          </PageLink>
        </Closing>
      </div>
    </>
  );
}

function questions() {
  return [
    { question: m.content_plans_question_after_trial(), answer: m.content_plans_answer_after_trial() },
    { question: m.content_plans_question_slot(), answer: m.content_plans_answer_slot() },
    { question: m.content_plans_question_change(), answer: m.content_plans_answer_change() },
    { question: m.content_plans_question_pay(), answer: m.content_plans_answer_pay() },
  ];
}
