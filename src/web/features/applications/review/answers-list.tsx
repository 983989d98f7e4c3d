import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';
import './answers.css';

type Answer = ReceivedApplicationDetails['answers'][number];

/** The answers to the text questions; one outside what the opening asks says so. */
export function AnswersList({
  answers,
  isAlone = false,
}: {
  answers: readonly Answer[];
  /** The question stands above it already. */
  isAlone?: boolean;
}) {
  const { locale } = useSurroundings();
  return (
    <dl className={isAlone ? 'answer-alone' : 'answer-list'}>
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt className={isAlone ? 'sr' : undefined}>
            <bdi>{answer.title}</bdi>
          </dt>
          <dd>
            <bdi>{answerText(answer, locale)}</bdi>
          </dd>
          {answer.knocked_out && (
            <dd className="answer-mark">
              <StatusBadge tone="wait">{outsideText(answer)}</StatusBadge>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What is wrong with an answer that the opening does not want: yes and no have no limits. */
function outsideText({ answer_type }: Answer): string {
  return answer_type === 'yes/no' ? m.applications_marker_outside() : m.applications_answer_outside();
}

/** An answer in words: dates in full, yes and no in the language of the page. */
function answerText({ answer, answer_type }: Answer, locale: Locale): string {
  if (answer === '') return '–';
  if (answer_type === 'date') return dayText(`${answer}T12:00:00Z`, locale);
  if (answer_type === 'yes/no') return answer === 'yes' ? m.applications_yes() : m.applications_no();
  return answer;
}
