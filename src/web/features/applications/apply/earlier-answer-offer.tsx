import type { EarlierAnswer } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { UndoIcon } from '#web/design/icons/icons.tsx';
import type { Question } from './question-field.tsx';

interface EarlierAnswerOfferProps {
  question: Question;
  earlier: EarlierAnswer | undefined;
  onTake(answer: string): void;
}

/** The own answer to the same question of another opening, to take over; nothing is taken by itself. */
export function EarlierAnswerOffer({ question, earlier, onTake }: EarlierAnswerOfferProps) {
  if (!earlier) return null;
  const { answer, job_title } = earlier;
  const isYesNo = question.answer_type === 'yes/no';
  const shown = isYesNo ? (answer === 'yes' ? m.applications_yes() : m.applications_no()) : answer;
  return (
    <div className="apply-earlier">
      <p>
        <span className="muted">{m.applications_earlier({ job: job_title })}</span> <q>{shown}</q>
      </p>
      <Button
        size="sm"
        icon={<UndoIcon size="sm" />}
        aria-label={m.applications_earlier_take_for({ question: question.title })}
        onClick={() => onTake(answer)}
      >
        {m.applications_earlier_take()}
      </Button>
    </div>
  );
}
