import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { hasLanguage, languageEntry } from '#domain/candidates/languages.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { LanguageField } from '#web/forms/country-field.tsx';
import { useLanguages } from '#web/forms/reference-options.ts';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm, textOf } from '#web/validation.ts';
import { Entries } from './entries.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

type Language = CandidateDetails['languages'][number];
const fresh: Language = { name: '', level: '' };

export function LanguageCard({ details, editor }: { details: CandidateDetails; editor: ProfileEditor }) {
  const entries = (editor.card === 'languages' ? editor.draft.languages : details.languages) ?? [];
  return (
    <ProfileCard
      name="languages"
      title={m.candidates_languages()}
      editor={editor}
      isEmpty={details.languages.length === 0}
      empty={m.candidates_languages_empty()}
      form={
        <Entries<Language>
          editor={editor}
          field="languages"
          entries={entries}
          fresh={fresh}
          addLabel={m.candidates_language_add()}
          nameOf={(entry) => entry.name}
          check={checkLanguage}
          summary={(entry) => <LanguageSummary language={entry} />}
          form={(entry, change, errors) => <LanguageForm entry={entry} onChange={change} errors={errors} />}
        />
      }
    >
      <ul className="entry-list">
        {entries.map((entry) => (
          <li key={entry.name}>
            <LanguageSummary language={entry} />
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

function checkLanguage(entry: Language, _act: 'add' | 'edit', others: readonly Language[]): FormErrors {
  const found = checkForm(languageEntry, entry);
  if (!found.name && hasLanguage(others, entry.name))
    found.name = textOf('validation_language_duplicate', { name: entry.name });
  return found;
}

function LanguageSummary({ language }: { language: Language }) {
  const languages = useLanguages();
  const label = languages.find(({ value }) => value === language.name)?.label ?? language.name;
  return (
    <>
      <b>{label}</b> <span className="field-help">{labelOf('proficiency', language.level)}</span>
    </>
  );
}

function LanguageForm(props: {
  entry: Language;
  errors: FormErrors;
  onChange(part: Partial<Language>): void;
}) {
  const { entry, errors, onChange } = props;
  return (
    <div className="profile-two">
      <LanguageField
        label={m.candidates_language()}
        placeholder={m.candidates_choose()}
        value={entry.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Select
        label={m.candidates_level()}
        value={entry.level}
        error={errors.level}
        onChange={(event) => onChange({ level: event.target.value })}
      >
        <option value="">{m.candidates_choose()}</option>
        {proficiencies.map((level) => (
          <option key={level} value={level}>
            {labelOf('proficiency', level)}
          </option>
        ))}
      </Select>
    </div>
  );
}
