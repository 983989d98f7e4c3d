import type { AskedApplicant } from '#contract/application-additions.ts';
import type { AdditionNotice } from '#domain/applications/added-answers.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import { AddedAnswerForm } from './answer-form.tsx';
import './answer.css';

/** `/added-application`: who added somebody, what is stored, and their yes or no; looking changes nothing. */
export function AddedAnswerPage({
  asked,
  token,
  said,
}: {
  asked: AskedApplicant;
  token: string;
  said?: AdditionNotice;
}) {
  const { locale } = useSurroundings();
  const { company, job, by } = asked;
  return (
    <article className="card card-pad-lg added-answer">
      <header className="stack">
        <h1>{m.additions_page_title({ company })}</h1>
        <p>{by ? m.additions_page_by({ by, company, job }) : m.additions_page_company({ company, job })}</p>
        <p className="muted">{m.additions_page_until({ date: dayText(asked.until, locale) })}</p>
      </header>
      <section className="stack" aria-labelledby="added-stored">
        <h2 id="added-stored">{m.additions_page_stored({ company })}</h2>
        <Facts
          layout="beside"
          facts={[
            [m.additions_name(), <bdi key="name">{asked.name}</bdi>],
            [
              m.additions_email(),
              <bdi key="email" dir="ltr">
                {asked.email}
              </bdi>,
            ],
            [m.additions_phone(), asked.phone && <bdi dir="ltr">{asked.phone}</bdi>],
            [m.additions_page_source(), sourceText(asked.source)],
            [m.additions_referred_by(), asked.referred_by && <bdi>{asked.referred_by}</bdi>],
            [m.additions_cv(), asked.cv && <bdi>{asked.cv}</bdi>],
          ]}
        />
        <p className="muted small">{m.additions_page_note()}</p>
      </section>
      <AddedAnswerForm asked={asked} token={token} said={said} />
    </article>
  );
}

/** What came of an answer; the link is spent, and the page knows nobody any more. */
export function AnsweredPage({ said }: { said: keyof typeof outcomes }) {
  const { title, text } = outcomes[said];
  return (
    <div className="card card-pad-lg added-answer">
      <h1 tabIndex={-1}>{title()}</h1>
      <Notice tone={said === 'declined' ? undefined : 'ok'} role="status">
        {text()}
      </Notice>
      {said === 'opened' && (
        <p>
          <PageLink to="/login" className="btn btn-primary">
            {m.additions_page_sign_in_button()}
          </PageLink>
        </p>
      )}
      {(said === 'confirmed' || said === 'joined') && (
        <p>
          <PageLink to="/candidate-dashboard" className="btn btn-primary">
            {m.additions_to_applications()}
          </PageLink>
        </p>
      )}
      {said === 'declined' && <ToOpenings />}
    </div>
  );
}

/** A link that opens nothing. */
export function AnswerOver() {
  return (
    <div className="card card-pad-lg added-answer">
      <h1>{m.additions_page_gone()}</h1>
      <Notice role="status">{m.additions_page_gone_text()}</Notice>
      <ToOpenings />
    </div>
  );
}

function ToOpenings() {
  return (
    <p>
      <PageLink to="/jobs-pool" className="btn">
        {m.shell_find_jobs()}
      </PageLink>
    </p>
  );
}

const outcomes = {
  confirmed: { title: m.additions_said_confirmed, text: m.additions_said_confirmed_text },
  opened: { title: m.additions_said_opened, text: m.additions_said_opened_text },
  joined: { title: m.additions_said_joined, text: m.additions_said_joined_text },
  declined: { title: m.additions_said_declined, text: m.additions_said_declined_text },
};

/** Whether that says what came of an answer, and not why it was refused. */
export function isOutcome(said: AdditionNotice | undefined): said is keyof typeof outcomes {
  return said !== undefined && said in outcomes;
}
