import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';

/** Where the signup stands: three steps, of which those that are done can be gone back to. */
export function SignupSteps({ step, onStep }: { step: number; onStep(step: number): void }) {
  const names = [
    m.candidates_signup_step_basic(),
    m.candidates_signup_step_cv(),
    m.candidates_signup_step_video(),
  ];
  return (
    <ol className="signup-steps" aria-label={m.candidates_signup_steps()}>
      {names.map((name, index) => {
        const number = index + 1;
        const state = number < step ? 'done' : number === step ? 'now' : 'next';
        const mark = (
          <>
            <span className="signup-step-mark">
              {state === 'done' ? <CheckIcon size="sm" /> : inDigits(number)}
            </span>
            <span>{name}</span>
          </>
        );
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <button type="button" onClick={() => onStep(number)}>
                {mark}
              </button>
            ) : (
              <span className="signup-step">{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
