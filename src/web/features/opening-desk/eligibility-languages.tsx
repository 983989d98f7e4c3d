import { referenceKey } from '#domain/reference/keys.ts';
import { languages as allLanguages, languageName } from '#domain/reference/languages.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '../../design/button.tsx';
import { ChoiceGroup } from '../../design/choice.tsx';
import { PlusIcon, TrashIcon } from '../../design/icons.tsx';
import { Select } from '../../design/text-input.tsx';
import { type FormErrors, textOf } from '../../validation.ts';
import { useSurroundings } from '../shell/surroundings.ts';
import type { LanguageValues } from './opening-values.ts';

const most = 10;

/** The languages that the work needs, each with the level that is enough. */
export function EligibilityLanguages({
  languages,
  errors,
  onChange,
}: {
  languages: LanguageValues[];
  errors: FormErrors;
  onChange(languages: LanguageValues[]): void;
}) {
  const { locale } = useSurroundings();
  const named = allLanguages
    .map(({ name }) => ({ name, label: languageName(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const taken = new Set(languages.map(({ name }) => name));
  const change = (at: number, part: Partial<LanguageValues>) =>
    onChange(languages.map((language, index) => (index === at ? { ...language, ...part } : language)));
  return (
    <ChoiceGroup legend={m.desk_languages()}>
      <div className="stack">
        {languages.map((language, at) => (
          <div key={language.key} className="desk-language">
            <Select
              label={m.desk_language()}
              hideLabel
              value={language.name}
              error={errors[`eligibility.languages.${at}.name`]}
              onChange={(event) => change(at, { name: event.target.value })}
            >
              <option value="">{m.desk_language_choose()}</option>
              {language.name && !named.some(({ name }) => name === language.name) && (
                <option value={language.name}>{language.name}</option>
              )}
              {named.map(({ name, label }) => (
                <option key={name} value={name} disabled={name !== language.name && taken.has(name)}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              label={m.desk_language_level()}
              hideLabel
              value={language.level}
              onChange={(event) =>
                change(at, { level: proficiencies.find((level) => level === event.target.value) ?? 'Expert' })
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
              label={m.desk_language_remove({
                language: language.name ? languageName(language.name, locale) : m.desk_language(),
              })}
              icon={<TrashIcon />}
              onClick={() => onChange(languages.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {languages.length < most && (
          <div>
            <Button
              size="sm"
              icon={<PlusIcon />}
              onClick={() =>
                onChange([
                  ...languages,
                  { key: crypto.randomUUID(), name: '', level: 'Moderate Proficiency' },
                ])
              }
            >
              {m.desk_language_add()}
            </Button>
          </div>
        )}
      </div>
    </ChoiceGroup>
  );
}
