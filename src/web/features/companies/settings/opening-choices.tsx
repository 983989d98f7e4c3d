import { useState } from 'react';
import type { OpeningChoice } from '#contract/opening-team.ts';
import { cityIn } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { joined } from '#web/isolation.ts';
import './opening-choices.css';

/** So many are looked through at a glance; of more, words narrow them. */
const glance = 8;

/** Which openings somebody is named for: those chosen stay in sight whatever is sought. */
export function OpeningChoices({
  openings,
  chosen,
  error,
  onChange,
}: {
  openings: readonly OpeningChoice[];
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: string[]) => void;
}) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLocaleLowerCase();
  // Those of the beginning stay on top: a box that jumps away under the pointer is no choice.
  const [first] = useState(chosen);
  const ordered = [
    ...openings.filter(({ id }) => first.includes(id)),
    ...openings.filter(({ id }) => !first.includes(id)),
  ];
  const shown = ordered.filter(
    ({ id, title }) => chosen.includes(id) || title.toLocaleLowerCase().includes(words),
  );
  if (openings.length === 0) return <p className="field-help">{m.companies_team_no_openings()}</p>;
  return (
    <ChoiceGroup
      legend={m.companies_team_openings()}
      description={m.companies_team_openings_help()}
      error={error}
    >
      {openings.length > glance && (
        <TextInput
          type="search"
          hideLabel
          label={m.companies_team_search()}
          placeholder={m.companies_team_search()}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <div className="opening-choices">
        {shown.map(({ id, title, status, city, created_at }) => (
          <Checkbox
            key={id}
            label={status === 'Closed' ? m.companies_team_closed({ title }) : title}
            description={joined([cityIn(getLocale(), city), dateLabel(created_at)])}
            checked={chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
