import { questionKinds, storedApplicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import {
  type ChoosableOpening,
  openingOption,
  publicFirst,
} from '#web/features/job-openings/own/opening-option.ts';
import { DateField } from '#web/forms/date-field.tsx';
import type { ListSearch } from './list-search.ts';

/** The most requirements that the drawer offers to count to. */
const mostMet = 10;

/** Every filter of the list, each applied at once; the list stands behind it. */
export function FilterDrawer({
  open,
  search,
  openings,
  counts,
  total,
  isUsed,
  onChange,
  onClear,
  onClose,
}: {
  open: boolean;
  search: ListSearch;
  openings: readonly ChoosableOpening[];
  counts: Readonly<Record<string, number>>;
  total: number;
  isUsed: boolean;
  onChange: (changes: ListSearch) => void;
  onClear: () => void;
  onClose: () => void;
}) {
  return (
    <Drawer
      open={open}
      title={m.design_filters()}
      onClose={onClose}
      actions={
        <>
          <Button disabled={!isUsed} onClick={onClear}>
            {m.design_filters_clear()}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {m.applications_filters_show({ count: total })}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Select
          label={m.applications_filter_job()}
          value={search.job_id ?? ''}
          onChange={(event) => onChange({ job_id: event.target.value || undefined })}
        >
          <option value="">{m.applications_filter_all()}</option>
          {publicFirst(openings).map((opening) => (
            <option key={opening.id} value={opening.id}>
              {openingOption(opening)}
            </option>
          ))}
        </Select>
        {search.view !== 'board' && (
          <ManyOf
            legend={m.applications_filter_status()}
            options={storedApplicationStatuses}
            chosen={search.status}
            labelOf={statusText}
            countOf={(status) => counts[status] ?? 0}
            onChange={(status) => onChange({ status })}
          />
        )}
        <AtLeast search={search} onChange={onChange} />
        <ManyOf
          legend={m.applications_filter_questions()}
          options={questionKinds}
          chosen={search.questions}
          labelOf={(kind) =>
            kind === 'text' ? m.applications_marker_questions() : m.applications_filter_questions_video()
          }
          onChange={(questions) => onChange({ questions })}
        />
        <div className="filter-dates">
          <DateField
            label={m.applications_filter_from()}
            max={search.to}
            value={search.from ?? ''}
            onChange={(event) => onChange({ from: event.target.value || undefined })}
          />
          <DateField
            label={m.applications_filter_to()}
            min={search.from}
            value={search.to ?? ''}
            onChange={(event) => onChange({ to: event.target.value || undefined })}
          />
        </div>
        <Checkbox
          label={m.applications_filter_unread()}
          checked={search.unread === 'yes'}
          onChange={(event) => onChange({ unread: event.target.checked ? 'yes' : undefined })}
        />
      </div>
    </Drawer>
  );
}

function AtLeast({ search, onChange }: { search: ListSearch; onChange: (changes: ListSearch) => void }) {
  return (
    <div className="filter-dates">
      <Select
        label={m.applications_filter_meets()}
        value={search.meets ?? ''}
        onChange={(event) => onChange({ meets: Number(event.target.value) || undefined })}
      >
        <option value="">{m.applications_filter_any()}</option>
        {numbers(Math.max(mostMet, search.meets ?? 0)).map((number) => (
          <option key={number} value={number}>
            {m.applications_filter_meets_used({ number })}
          </option>
        ))}
      </Select>
      <Select
        label={m.applications_filter_rating()}
        value={search.rating ?? ''}
        onChange={(event) => onChange({ rating: Number(event.target.value) || undefined })}
      >
        <option value="">{m.applications_filter_any()}</option>
        {numbers(5).map((number) => (
          <option key={number} value={number}>
            {m.applications_filter_rating_used({ number })}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Several of a few; none chosen means all. */
function ManyOf<Option extends string>({
  legend,
  options,
  chosen = [],
  labelOf,
  countOf,
  onChange,
}: {
  legend: string;
  options: readonly Option[];
  chosen: readonly Option[] | undefined;
  labelOf: (option: Option) => string;
  countOf?: (option: Option) => number;
  onChange: (chosen: Option[] | undefined) => void;
}) {
  return (
    <ChoiceGroup legend={legend}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={labelOf(option)}
          count={countOf?.(option)}
          checked={chosen.includes(option)}
          onChange={(event) => {
            const next = options.filter((one) =>
              one === option ? event.target.checked : chosen.includes(one),
            );
            onChange(next.length > 0 ? next : undefined);
          }}
        />
      ))}
    </ChoiceGroup>
  );
}

function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
