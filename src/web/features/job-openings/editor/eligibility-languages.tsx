import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { referenceKey } from '#domain/reference/keys.ts';
import { languages as allLanguages, languageName } from '#domain/reference/languages.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { languageOptions } from '#web/forms/search-options.ts';
import { SearchSelect } from '#web/forms/search-select.tsx';
import { textOf } from '#web/validation.ts';
import type { SectionProps } from './section-parts.tsx';

const most = 10;

/** The languages that the work needs, each with the level that is enough. */
export function EligibilityLanguages({ form }: SectionProps) {
  const list = useFieldArray({ control: form.control, name: 'languages' });
  const { languages } = form.values;
  const { locale } = useSurroundings();
  const options = useMemo(() => {
    const named = allLanguages.map(({ code, name, native }) => {
      return { code, native, value: name, label: languageName(name, locale) };
    });
    return languageOptions(named, locale);
  }, [locale]);
  const taken = new Set(languages.map(({ name }) => name));
  return (
    <ChoiceGroup legend={m.job_openings_editor_languages()}>
      <div className="stack">
        {languages.map((language, at) => (
          <div key={language.key} className="editor-language">
            <SearchSelect
              label={m.job_openings_editor_language()}
              hideLabel
              placeholder={m.job_openings_editor_language_choose()}
              options={options.filter(({ value }) => value === language.name || !taken.has(value))}
              {...form.field(`languages.${at}.name`)}
            />
            <Select
              label={m.job_openings_editor_language_level()}
              hideLabel
              value={language.level}
              onChange={(event) =>
                form.set(
                  `languages.${at}.level`,
                  proficiencies.find((level) => level === event.target.value) ?? 'Expert',
                )
              }
            >
              {proficiencies.map((level) => (
                <option key={level} value={level}>
                  {textOf(referenceKey('proficiency', level))}
                </option>
              ))}
            </Select>
            <IconButton
              variant="quiet"
              label={m.job_openings_editor_language_remove({
                language: language.name
                  ? languageName(language.name, locale)
                  : m.job_openings_editor_language(),
              })}
              icon={<TrashIcon />}
              onClick={() => list.remove(at)}
            />
          </div>
        ))}
        {languages.length < most && (
          <div>
            <Button
              size="sm"
              icon={<PlusIcon />}
              onClick={() =>
                list.append({ key: crypto.randomUUID(), name: '', level: 'Moderate Proficiency' })
              }
            >
              {m.job_openings_editor_language_add()}
            </Button>
          </div>
        )}
      </div>
    </ChoiceGroup>
  );
}
