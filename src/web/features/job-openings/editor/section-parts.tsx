import type { ReactNode } from 'react';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { textOf } from '#web/validation.ts';
import type { OpeningValues } from './opening-values.ts';
import type { OpeningFormState } from './use-opening-form.ts';

export interface SectionProps {
  form: OpeningFormState;
}

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="card editor-section stack">
      <div>
        <h2>{title}</h2>
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
