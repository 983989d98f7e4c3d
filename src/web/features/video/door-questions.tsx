import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';

interface DoorQuestionsProps {
  questions: readonly { id: string; question: string }[];
  answered: ReadonlySet<string>;
  current: string;
}

/** All questions below the first picture; which comes now, and which are saved. */
export function DoorQuestions({ questions, answered, current }: DoorQuestionsProps) {
  return (
    <ol className="door-questions" aria-label={m.video_progress_label()}>
      {questions.map(({ id, question }, index) => (
        <li key={id} aria-current={id === current ? 'step' : undefined}>
          <span className="door-number" data-saved={answered.has(id) || undefined} aria-hidden="true">
            {answered.has(id) ? <CheckIcon size="sm" /> : inDigits(index + 1)}
          </span>
          <span>
            <bdi>{question}</bdi>
            {answered.has(id) && <span className="sr"> ({m.video_state_saved()})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
