import { type GroupRole, grantedRoles, mostGroupRoles } from '#domain/companies/sign-in.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import type { FormErrors } from '#web/refusal.ts';

/** What groups of the provider give, a row for each; the first that fits counts. */
export function GroupRoles({
  rows,
  errors,
  onChange,
}: {
  rows: readonly GroupRole[];
  errors: FormErrors;
  onChange(rows: GroupRole[]): void;
}) {
  const change = (place: number, row: Partial<GroupRole>) =>
    onChange(rows.map((one, at) => (at === place ? { ...one, ...row } : one)));
  return (
    <ChoiceGroup legend={m.companies_connection_roles()}>
      <p className="field-help">{m.companies_connection_roles_help()}</p>
      {rows.map(({ group, role }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: nothing else tells two empty ones apart
        <div key={place} className="company-group-role">
          <TextInput
            name={`roles.${place}.group`}
            label={m.companies_connection_group()}
            value={group}
            error={errors[`roles.${place}.group`]}
            dir="auto"
            autoComplete="off"
            onChange={(event) => change(place, { group: event.target.value })}
          />
          <Select
            name={`roles.${place}.role`}
            label={m.companies_connection_role()}
            value={role}
            onChange={(event) => {
              const chosen = grantedRoles.find((one) => one === event.target.value);
              if (chosen) change(place, { role: chosen });
            }}
          >
            {grantedRoles.map((one) => (
              <option key={one} value={one}>
                {labelOf('member_role', one)}
              </option>
            ))}
          </Select>
          <IconButton
            variant="quiet"
            label={m.companies_connection_row_remove({ number: place + 1 })}
            icon={<CloseIcon size="sm" />}
            onClick={() => onChange(rows.filter((_row, at) => at !== place))}
          />
        </div>
      ))}
      {rows.length < mostGroupRoles && (
        <div>
          <Button size="sm" onClick={() => onChange([...rows, { group: '', role: 'recruiter' }])}>
            {m.companies_connection_row_add()}
          </Button>
        </div>
      )}
    </ChoiceGroup>
  );
}
