import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import type { Column } from './board-column.tsx';

/** On a phone: one status at a time, with the ones beside it a press away. */
export function ColumnSwitch({
  columns,
  current,
  onChange,
}: {
  columns: readonly Column[];
  current: ApplicationStatus;
  onChange: (status: ApplicationStatus) => void;
}) {
  const at = applicationStatuses.indexOf(current);
  const go = (step: number) => {
    const status = applicationStatuses[at + step];
    if (status) onChange(status);
  };
  return (
    <div className="column-switch">
      <IconButton
        label={m.applications_board_before()}
        icon={<ChevronStartIcon />}
        disabled={at === 0}
        onClick={() => go(-1)}
      />
      <Select
        hideLabel
        label={m.applications_filter_status()}
        value={current}
        onChange={(event) => {
          const status = applicationStatuses.find((one) => one === event.target.value);
          if (status) onChange(status);
        }}
      >
        {columns.map(({ status, filtered, total }) => (
          <option key={status} value={status}>
            {`${statusText(status)} · ${inDigits(filtered)}${filtered < total ? ` ${m.applications_board_of({ number: total })}` : ''}`}
          </option>
        ))}
      </Select>
      <IconButton
        label={m.applications_board_after()}
        icon={<ChevronEndIcon />}
        disabled={at === applicationStatuses.length - 1}
        onClick={() => go(1)}
      />
    </div>
  );
}
