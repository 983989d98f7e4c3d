import type { ReactNode } from 'react';
import { type ReferenceList, referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '../../design/text-input.tsx';
import { type FormErrors, textOf } from '../../validation.ts';
import type { OpeningValues } from './opening-values.ts';

export interface SectionProps {
  values: OpeningValues;
  errors: FormErrors;
  change(part: Partial<OpeningValues>): void;
}

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="card desk-section stack">
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
  label,
  name,
  values,
  errors,
  change,
  ...box
}: SectionProps & { label: string; name: TextName; prefix?: string; suffix?: string }) {
  return (
    <TextInput
      {...box}
      label={label}
      inputMode="decimal"
      value={values[name]}
      error={errors[name] ?? errors[`eligibility.${name}`]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}

export function Choices({
  list,
  label,
  options,
  name,
  values,
  errors,
  change,
  asks,
}: SectionProps & {
  list: ReferenceList;
  label: string;
  options: readonly string[];
  name: TextName;
  asks?: boolean;
}) {
  return (
    <Select
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    >
      {asks && <option value="">{m.desk_choose()}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(referenceKey(list, option))}
        </option>
      ))}
    </Select>
  );
}
