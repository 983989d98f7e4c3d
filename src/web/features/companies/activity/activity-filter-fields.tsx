import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Select } from '#web/design/form/text-input.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import type { ActivityScreenFilters } from './activity-screen.tsx';

const areas = ['opening', 'application', 'member', 'company'] as const;

/** What happened, by whom, from when to when; each choice is a change of the address. */
export function ActivityFilterFields({ filters }: { filters: ActivityScreenFilters }) {
  const navigate = useNavigate();
  const members = useQuery(query.companyMembers.list.queryOptions());
  const choose = (part: ActivityScreenFilters) =>
    void navigate({ to: '/operations', search: { ...filters, page: undefined, ...part } });
  return (
    <search className="activity-filters">
      <Select
        label={m.operations_area()}
        value={filters.kind ?? ''}
        onChange={(event) => choose({ kind: event.target.value || undefined })}
      >
        <option value="">{m.operations_all()}</option>
        {areas.map((area) => (
          <option key={area} value={area}>
            {areaLabel(area)}
          </option>
        ))}
      </Select>
      <Select
        label={m.operations_member()}
        value={filters.member ?? ''}
        onChange={(event) => choose({ member: event.target.value || undefined })}
      >
        <option value="">{m.operations_all_members()}</option>
        {members.data?.data.members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <DateField
        label={m.operations_from()}
        max={filters.to}
        value={filters.from ?? ''}
        onChange={(event) => choose({ from: event.target.value || undefined })}
      />
      <DateField
        label={m.operations_to()}
        min={filters.from}
        value={filters.to ?? ''}
        onChange={(event) => choose({ to: event.target.value || undefined })}
      />
    </search>
  );
}

function areaLabel(area: (typeof areas)[number]): string {
  const labels = {
    opening: m.area_openings,
    application: m.area_applications,
    member: m.operations_members,
    company: m.area_company,
  };
  return labels[area]();
}
