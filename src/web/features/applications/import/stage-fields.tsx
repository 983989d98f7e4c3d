import { type ApplicationStatus, applicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';

export interface StageMatch {
  stage: string;
  rows: number;
  status: ApplicationStatus;
}

/** What each stage of the other system is here. */
export function StageFields({
  stages,
  onChange,
}: {
  stages: readonly StageMatch[];
  onChange(stages: StageMatch[]): void;
}) {
  return (
    <fieldset className="import-stages">
      <legend>{m.imports_stages()}</legend>
      <div className="import-fields">
        {stages.map(({ stage, rows, status }, place) => (
          <Select
            key={stage}
            name={`stages.${place}`}
            label={m.imports_stage_of({ stage: stage.slice(0, 80) })}
            description={m.imports_stage_rows({ number: rows })}
            value={status}
            onChange={({ target }) =>
              onChange(
                stages.map((one) =>
                  one.stage === stage
                    ? {
                        ...one,
                        status: applicationStatuses.find((known) => known === target.value) ?? status,
                      }
                    : one,
                ),
              )
            }
          >
            {applicationStatuses.map((known) => (
              <option key={known} value={known}>
                {statusText(known)}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </fieldset>
  );
}
