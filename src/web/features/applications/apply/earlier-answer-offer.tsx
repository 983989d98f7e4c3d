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

/** The own answer to the same question of another opening, to take over again after it was cleared. */
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

/** Says where an answer comes from that stands in the form by itself. */
export function EarlierAnswerFilled({
  question,
  job,
  onClear,
}: {
  question: Question;
  job: string;
  onClear(): void;
}) {
  return (
    <div className="apply-earlier">
      <p className="muted">{m.applications_earlier_filled({ job })}</p>
      <Button
        size="sm"
        variant="quiet"
        aria-label={m.applications_earlier_clear_for({ question: question.title })}
        onClick={onClear}
      >
        {m.applications_earlier_clear()}
      </Button>
    </div>
  );
}
