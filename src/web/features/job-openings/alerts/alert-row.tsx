import type { JobAlert } from '#contract/job-alerts.ts';
import { type AlertFrequency, alertFrequencies } from '#domain/alerts/alerts.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { frequencyText } from './frequency-texts.ts';

/** One alert: its search, how often it writes, and the ways to pause and to delete it. */
export function AlertRow({
  alert,
  isBusy,
  onChange,
  onRemove,
}: {
  alert: JobAlert;
  isBusy: boolean;
  onChange: (change: { frequency?: AlertFrequency; is_paused?: boolean }) => void;
  onRemove: () => void;
}) {
  const { name, filters, frequency, state } = alert;
  const isPaused = state === 'paused';
  return (
    <li className="alert-row">
      <div className="alert-row-name">
        <PageLink
          to={
            filters.company ? `/company/${String(filters.company)}` : `/jobs-pool${stringifySearch(filters)}`
          }
        >
          {name}
        </PageLink>
        {isPaused && <StatusBadge tone="neutral">{m.alerts_paused()}</StatusBadge>}
      </div>
      <Select
        label={m.alerts_frequency_of({ name })}
        hideLabel
        controlSize="sm"
        value={frequency}
        disabled={isBusy}
        onChange={(event) => onChange({ frequency: event.target.value as AlertFrequency })}
      >
        {alertFrequencies.map((each) => (
          <option key={each} value={each}>
            {frequencyText(each)}
          </option>
        ))}
      </Select>
      <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onChange({ is_paused: !isPaused })}>
        {isPaused ? m.alerts_resume() : m.alerts_pause()}
        <span className="sr"> {name}</span>
      </Button>
      <IconButton
        variant="quiet"
        size="sm"
        label={m.alerts_delete({ name })}
        icon={<TrashIcon size="sm" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </li>
  );
}
