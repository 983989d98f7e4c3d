import { useEffect, useRef } from 'react';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StageIcon, stageFill } from '#web/application-stages.tsx';
import { classNames } from '#web/design/class-names.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import type { Column } from './board-column.tsx';
import './column-switch.css';

/** On a phone: one status at a time. All stand in a strip, each with how many it holds, and are a press away. */
export function ColumnSwitch({
  columns,
  current,
  onChange,
}: {
  columns: readonly Column[];
  current: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
}) {
  const chosen = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen comes into the strip's view.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <fieldset className="column-switch">
      <legend className="sr">{m.applications_filter_status()}</legend>
      <div className="column-strip">
        {columns.map(({ status, filtered }) => (
          <label
            key={status}
            ref={status === current ? chosen : undefined}
            className={classNames('column-chip', stageFill(status))}
          >
            <input
              type="radio"
              className="sr"
              name="board-column"
              checked={status === current}
              onChange={() => onChange(status)}
            />
            <StageIcon stage={status} />
            <span>{statusText(status)}</span> <b className="num">{inDigits(filtered)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
