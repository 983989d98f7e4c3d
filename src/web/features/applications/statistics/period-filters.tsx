import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { addDays } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Select } from '#web/design/form/text-input.tsx';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { shortDayInYear } from '#web/moments.ts';
import type { StatisticsSearch } from './statistics-search.ts';
import type { StatisticsTab } from './statistics-tabs.tsx';

const presets = [
  { days: 30, label: m.statistics_period_30 },
  { days: 90, label: m.statistics_period_90 },
  { days: 365, label: m.statistics_period_365 },
];

/** Period and opening; each change is a change of the address. */
export function PeriodFilters({
  tab,
  search,
  shown,
}: {
  tab: StatisticsTab;
  search: StatisticsSearch;
  shown: Statistics | undefined;
}) {
  const { locale } = useSurroundings();
  const navigate = useNavigate();
  const openings = useQuery(query.applications.byOpening.queryOptions()).data?.data ?? [];
  const set = (changes: StatisticsSearch) => {
    const next = { search: { ...search, ...changes } };
    void (tab === 'overview'
      ? navigate({ to: '/statistics', ...next })
      : navigate({ to: '/statistics/$tab', params: { tab }, ...next }));
  };
  const short = (day: string) => shortDayInYear(`${day}T12:00:00Z`, new Date(), locale);
  const isOwn = Boolean(search.from || search.to);
  const preset = presets.find(
    ({ days }) => shown && !search.to && shown.from === addDays(shown.to, 1 - days),
  );
  return (
    <search className="statistics-filters" aria-label={m.statistics_period()}>
      <Select
        label={m.statistics_period()}
        controlSize="sm"
        value={preset ? String(preset.days) : isOwn ? 'own' : '30'}
        onChange={(event) => {
          const days = Number(event.target.value);
          if (!shown || !days) return;
          set({ from: days === 30 ? undefined : addDays(todayOf(shown, search), 1 - days), to: undefined });
        }}
      >
        {presets.map(({ days, label }) => (
          <option key={days} value={days}>
            {label()}
          </option>
        ))}
        {!preset && shown && isOwn && (
          <option value="own">
            {m.statistics_period_own({ from: short(shown.from), to: short(shown.to) })}
          </option>
        )}
      </Select>
      <DateField
        label={m.statistics_from()}
        controlSize="sm"
        max={shown?.to}
        value={shown?.from ?? ''}
        onChange={(event) => event.target.value && set({ from: event.target.value, to: shown?.to })}
      />
      <DateField
        label={m.statistics_to()}
        controlSize="sm"
        min={shown?.from}
        value={shown?.to ?? ''}
        onChange={(event) => event.target.value && set({ from: shown?.from, to: event.target.value })}
      />
      <Select
        label={m.statistics_opening()}
        controlSize="sm"
        value={search.job_id ?? ''}
        onChange={(event) => set({ job_id: event.target.value || undefined })}
      >
        <option value="">{m.statistics_all_openings()}</option>
        {publicFirst(openings).map((opening) => (
          <option key={opening.id} value={opening.id}>
            {openingOption(opening)}
          </option>
        ))}
      </Select>
      {shown && (
        <p className="muted small">
          {m.statistics_compared({ from: short(shown.before.from), to: short(shown.before.to) })}
        </p>
      )}
    </search>
  );
}

/** The last day that the server counts to; where an earlier one was chosen, the day of this machine. */
function todayOf(shown: Statistics, search: StatisticsSearch): string {
  return search.to ? new Date().toISOString().slice(0, 10) : shown.to;
}
