import type { ReactNode } from 'react';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { textOf } from '#web/validation.ts';
import { openingSections } from './opening-sections.ts';
import type { OpeningValues } from './opening-values.ts';
import type { OpeningFormState } from './use-opening-form.ts';

export interface SectionProps {
  form: OpeningFormState;
}

/** One part of the form; the contents lead to it by its id. */
export function Section({
  id,
  lead,
  children,
}: {
  id: (typeof openingSections)[number]['id'];
  lead?: string;
  children: ReactNode;
}) {
  const title = openingSections.find((section) => section.id === id)?.title();
  return (
    <section id={id} className="card editor-section stack" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

type TextName = {
  [Name in keyof OpeningValues]: OpeningValues[Name] extends string ? Name : never;
}[keyof OpeningValues];

export function NumberInput({
  form,
  name,
  ...box
}: SectionProps & { label: string; name: TextName; prefix?: string; suffix?: string }) {
  return <TextInput {...box} inputMode="decimal" {...form.field(name)} />;
}

export function Choices({
  list,
  label,
  options,
  name,
  form,
  asks,
}: SectionProps & {
  list: ReferenceList;
  label: string;
  options: readonly string[];
  name: TextName;
  asks?: boolean;
}) {
  return (
    <Select label={label} {...form.field(name)}>
      {asks && <option value="">{m.job_openings_editor_choose()}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(referenceKey(list, option))}
        </option>
      ))}
    </Select>
  );
}
