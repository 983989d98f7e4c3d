import { useEffect, useId, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { furtherPlacesMaximum } from '#domain/job-openings/places.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { ChoiceGroup } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { CountryField } from '#web/forms/country-field.tsx';
import { isolated } from '#web/isolation.ts';
import { fieldId, focusField } from './opening-sections.ts';
import type { SectionProps } from './section-parts.tsx';

/** Where else one may work; each place is a country and a city, as the first one is. */
export function FurtherPlaces({ form }: SectionProps) {
  const list = useFieldArray({ control: form.control, name: 'further_places' });
  const places = form.values.further_places;
  const goTo = useFocusAfter(places.length);
  return (
    <ChoiceGroup
      legend={m.job_openings_editor_further_places()}
      description={m.job_openings_editor_further_places_help()}
      error={form.errors.further_places}
    >
      <div className="stack editor-places">
        {places.map((place, at) => (
          <Place
            key={place.key}
            form={form}
            at={at}
            onRemove={() => {
              list.remove(at);
              goTo('further_places');
            }}
          />
        ))}
        {places.length < furtherPlacesMaximum && (
          <div>
            <Button
              id={fieldId('further_places')}
              size="sm"
              icon={<PlusIcon />}
              onClick={() => {
                const { country } = places.at(-1) ?? form.values;
                list.append({ key: crypto.randomUUID(), country, city: '' }, { shouldFocus: false });
                goTo(`further_places.${places.length}.city`);
              }}
            >
              {m.job_openings_editor_place_add()}
            </Button>
          </div>
        )}
      </div>
    </ChoiceGroup>
  );
}

function Place({ form, at, onRemove }: SectionProps & { at: number; onRemove(): void }) {
  const cities = useId();
  const place = form.values.further_places[at];
  // The first place of the opening stands above.
  const name = m.job_openings_editor_place_number({ number: at + 2 });
  return (
    <ChoiceGroup legend={name}>
      <div className="editor-place">
        <CountryField
          label={m.job_openings_editor_country()}
          {...form.field(`further_places.${at}.country`)}
          onChange={({ target: { value } }) => {
            if (value === place?.country) return;
            form.set(`further_places.${at}.country`, value);
            form.set(`further_places.${at}.city`, '');
          }}
        />
        <TextInput
          label={m.job_openings_editor_city()}
          list={cities}
          {...form.field(`further_places.${at}.city`)}
        />
        <datalist id={cities}>
          {citiesOf(place?.country ?? '').map((city) => (
            <option key={city.name} value={city.name} />
          ))}
        </datalist>
        <IconButton
          variant="quiet"
          label={m.job_openings_editor_place_remove({
            place: place?.city ? isolated(cityLabel(place.city)) : name,
          })}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      </div>
    </ChoiceGroup>
  );
}

/** Puts the keyboard on a field once the list has so many rows more or less: what was pressed may be gone with its row. */
function useFocusAfter(count: number) {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is drawn anew when their number changes
  useEffect(() => {
    if (wanted.current) focusField(wanted.current);
    wanted.current = undefined;
  }, [count]);
  return (field: string) => {
    wanted.current = field;
  };
}
