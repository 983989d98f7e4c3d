import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import './timeline.css';

export type TimelineStep = {
  key: string;
  label: string;
  /** A date under the label, in one piece. */
  note?: string;
  state: 'done' | 'now' | 'wait' | 'no' | 'next';
  /** Leads there, where one may. */
  onSelect?: () => void;
};

/** The way of an application; on a phone it stands upright, where words would not fit side by side. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <div className="steps-box">
      <ol className={classNames('steps', steps.length > 1 && 'steps-many')} aria-label={label}>
        {steps.map(({ key, label: name, note, state, onSelect }) => (
          <li
            key={key}
            className={classNames('step', state !== 'next' && `step-${state}`)}
            aria-current={state === 'now' || state === 'wait' ? 'step' : undefined}
          >
            {onSelect ? (
              <button type="button" className="step-name step-link" onClick={onSelect}>
                {name}
              </button>
            ) : (
              <span className="step-name">{name}</span>
            )}
            {note && <span className="step-note">{note}</span>}
            <Spoken state={state} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Spoken({ state }: { state: TimelineStep['state'] }) {
  if (state === 'done') return <span className="sr">, {m.design_step_done()}</span>;
  if (state === 'no') return <span className="sr">, {m.design_step_no()}</span>;
  return null;
}
