import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { isDecidable, statusesToChoose } from '#domain/applications/status-changes.ts';
import { m } from '#texts/messages.js';
import { StageBadge, StageIcon, stageFill } from '#web/application-stages.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';

/** The status of a row, to be changed in place by whoever may. */
export function StatusSelect({
  name,
  status,
  canChange,
  onChange,
}: {
  /** Of the candidate, for the spoken label. */
  name: string;
  status: StoredApplicationStatus;
  canChange: boolean;
  onChange: (status: ApplicationStatus) => void;
}) {
  if (!canChange || !isDecidable(status)) return <StageBadge stage={status}>{statusText(status)}</StageBadge>;
  const choices = statusesToChoose(status);
  return (
    <Select
      hideLabel
      label={m.applications_status_of({ name })}
      controlSize="sm"
      className={`status-select ${stageFill(status)}`}
      icon={<StageIcon stage={status} />}
      value={status}
      onChange={(event) => {
        const chosen = choices.find((known) => known === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {choices.map((option) => (
        <option key={option} value={option}>
          {statusText(option)}
        </option>
      ))}
    </Select>
  );
}
