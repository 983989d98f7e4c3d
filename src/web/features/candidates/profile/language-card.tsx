import type { CandidateDetails } from '#contract/candidate-answers.ts';
import { hasLanguage, languageEntry } from '#domain/candidates/languages.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { m } from '#texts/messages.js';
import { Select } from '../../../design/text-input.tsx';
import { checkForm, type FormErrors, textOf } from '../../../validation.ts';
import { labelOf } from '../labels.ts';
import { useLanguages } from '../reference-options.ts';
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
  const languages = useLanguages();
  return (
    <div className="profile-two">
      <Select
        label={m.candidates_language()}
        value={entry.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      >
        <option value="">{m.candidates_choose()}</option>
        {entry.name && !languages.some(({ value }) => value === entry.name) && (
          <option value={entry.name}>{entry.name}</option>
        )}
        {languages.map(({ code, value, label, native }) => (
          <option key={code} value={value}>
            {label === native ? label : `${label} (${native})`}
          </option>
        ))}
      </Select>
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
