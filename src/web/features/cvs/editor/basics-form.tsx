import type { CvDocument } from '#domain/cvs/document.ts';
import { cvLimits } from '#domain/cvs/document.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { m } from '#texts/messages.js';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { type Bound, fieldId, textOf } from './bound-fields.tsx';

/** Name, title and how to reach the person: the head of the page. */
export function BasicsForm(bound: Bound<CvDocument['basics']>) {
  return (
    <div className="cv-form">
      <TextInput {...textOf(bound, 'name')} label={m.cvs_name()} autoComplete="name" />
      <TextInput {...textOf(bound, 'title')} label={m.cvs_title()} description={m.cvs_title_help()} />
      <TextInput {...textOf(bound, 'email')} label={m.candidates_email()} inputMode="email" />
      <TextInput {...textOf(bound, 'phone')} label={m.candidates_phone()} inputMode="tel" />
      <div className="cv-two">
        <TextInput {...textOf(bound, 'city')} label={m.cvs_city()} />
        <CountryField
          id={fieldId(bound.id, 'country')}
          label={m.candidates_residence_country()}
          value={bound.part.country}
          onChange={({ target }) => bound.put({ country: target.value })}
        />
      </div>
    </div>
  );
}

export function SummaryForm({ summary, onSummary }: { summary: string; onSummary(text: string): void }) {
  return (
    <TextArea
      id={fieldId('summary', 'text')}
      label={m.cvs_section_summary()}
      description={m.cvs_summary_help()}
      rows={7}
      maxLength={cvLimits.summary}
      count={{ used: codePointLength(summary), most: cvLimits.summary }}
      value={summary}
      onChange={(event) => onSummary(event.target.value)}
    />
  );
}
