import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { LanguageField } from '#web/forms/country-field.tsx';
import { useLanguages } from '#web/forms/reference-options.ts';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

type Language = CandidateDetails['languages'][number];
const fresh: Language = { name: '', level: '' };
const ownLevel = 'Native';
const otherLevel = 'Moderate Proficiency';

export function LanguageCard({ details, editor }: CardProps) {
  return (
    <ProfileCard
      name="languages"
      title={m.candidates_languages()}
      details={details}
      editor={editor}
      isEmpty={details.languages.length === 0}
      empty={m.candidates_languages_empty()}
      form={(form) => <LanguageRows form={form} />}
    >
      <ul className="entry-list">
        {details.languages.map((entry) => (
          <li key={entry.name}>
            <LanguageSummary language={entry} />
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
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

/** A row for each language and an empty one below: choosing a language and its level is all that adding takes. */
function LanguageRows({ form }: { form: CardForm }) {
  const { errors, set } = form;
  const { languages: entries = [] } = form.values;
  const rows = [...entries, fresh];
  /** A language comes with the likeliest level beside it: the first one is one's own. */
  const withLevel = (row: Language, index: number) =>
    row.level === '' && row.name !== '' ? { ...row, level: index === 0 ? ownLevel : otherLevel } : row;
  const put = (index: number, part: Partial<Language>) =>
    set(
      'languages',
      rows
        .map((row, at) =>
          at !== index ? row : part.name ? withLevel({ ...row, ...part }, index) : { ...row, ...part },
        )
        .filter(({ name, level }, at) => at < entries.length || name !== '' || level !== ''),
    );
  return (
    <div className="language-rows">
      {rows.map((row, index) => (
        <LanguageRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while its language is typed.
          key={index}
          row={row}
          errors={{
            name: errors[`languages.${index}.name`],
            level: errors[`languages.${index}.level`],
          }}
          onChange={(part) => put(index, part)}
          onRemove={
            index < entries.length
              ? () =>
                  set(
                    'languages',
                    entries.filter((_, at) => at !== index),
                  )
              : undefined
          }
        />
      ))}
    </div>
  );
}

interface LanguageRowProps {
  row: Language;
  errors: { name: string | undefined; level: string | undefined };
  onChange(part: Partial<Language>): void;
  onRemove: (() => void) | undefined;
}

function LanguageRow({ row, errors, onChange, onRemove }: LanguageRowProps) {
  return (
    <div className="language-row">
      <LanguageField
        label={m.candidates_language()}
        placeholder={m.candidates_choose()}
        value={row.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Select
        label={m.candidates_level()}
        value={row.level}
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
      {onRemove && (
        <IconButton
          size="sm"
          variant="quiet"
          icon={<TrashIcon size="sm" />}
          label={m.candidates_entry_remove({ name: row.name })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
