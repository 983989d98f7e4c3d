import type { Reference } from '#contract/candidate-responses.ts';
import { referenceEntry } from '#domain/candidates/references.ts';
import { referenceRelations } from '#domain/reference/relations.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { ReferenceSummary } from '#web/features/candidates/reference-summary.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { checkForm } from '#web/validation.ts';
import { EntriesCard } from './entries-card.tsx';
import type { CardProps } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

const fresh: Reference = {
  name: '',
  title: '',
  company: '',
  relation: '',
  email: '',
  phone: '',
  on_request: false,
};

/** People who speak for the candidate. They are read with an application alone, and only where this is chosen. */
export function ReferencesCard(props: CardProps) {
  const isShown = props.details.references_shown;
  return (
    <EntriesCard<Reference>
      {...props}
      field="references"
      title={m.candidates_references()}
      empty={m.candidates_references_empty()}
      lead={
        <p className="field-help">
          {isShown ? m.candidates_references_shown() : m.candidates_references_hidden()}
        </p>
      }
      choice={(card) => <Shown card={card} />}
      fresh={fresh}
      addLabel={m.candidates_reference_add()}
      nameOf={(entry) => entry.name}
      check={(entry) => checkForm(referenceEntry, entry)}
      summary={(entry) => <ReferenceSummary reference={entry} />}
      form={(form) => <ReferenceForm form={form} />}
    />
  );
}

function Shown({ card }: { card: CardForm }) {
  return (
    <Checkbox
      label={m.candidates_references_show()}
      description={m.candidates_references_show_help()}
      checked={card.values.references_shown ?? false}
      onChange={(event) => card.set('references_shown', event.target.checked)}
    />
  );
}

function ReferenceForm({ form }: { form: FormOf<Reference> }) {
  const { values, field, set } = form;
  return (
    <>
      <p className="field-help">{m.candidates_reference_ask()}</p>
      <TextInput {...field('name')} label={m.candidates_reference_name()} />
      <div className="profile-two">
        <TextInput {...field('title')} label={m.candidates_reference_title()} optional />
        <TextInput {...field('company')} label={m.candidates_reference_company()} optional />
      </div>
      <Select {...field('relation')} label={m.candidates_reference_relation()}>
        <option value="">{m.candidates_choose()}</option>
        {referenceRelations.map((relation) => (
          <option key={relation} value={relation}>
            {labelOf('relation', relation)}
          </option>
        ))}
      </Select>
      <div className="profile-two">
        <TextInput {...field('email')} type="email" label={m.candidates_reference_email()} optional />
        <TextInput {...field('phone')} type="tel" label={m.candidates_reference_phone()} optional />
      </div>
      <Checkbox
        label={m.candidates_reference_on_request()}
        description={m.candidates_reference_on_request_help()}
        checked={values.on_request}
        onChange={(event) => set('on_request', event.target.checked)}
      />
    </>
  );
}
