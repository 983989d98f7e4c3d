import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';

/** Where one is among the questions, and which are saved. */
export function QuestionSteps({ saved, current }: { saved: readonly boolean[]; current: number }) {
  return (
    <div className="video-steps">
      <p>{m.video_progress({ number: current + 1, total: saved.length })}</p>
      <ol aria-label={m.video_progress_label()}>
        {saved.map((isSaved, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
            key={index}
            aria-current={index === current ? 'step' : undefined}
            data-saved={isSaved || undefined}
          >
            <span className="sr">
              {inDigits(index + 1)}:{' '}
              {isSaved
                ? m.video_state_saved()
                : index === current
                  ? m.video_state_current()
                  : m.video_state_open()}
            </span>
            {isSaved && <CheckIcon size="sm" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
