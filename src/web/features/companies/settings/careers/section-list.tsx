import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { careersLimits, careersSectionKinds } from '#domain/companies/careers/page.ts';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button, IconButton } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { type CareersValues, emptySection } from './careers-values.ts';
import { SectionFields } from './section-fields.tsx';

export type CareersFormState = Pick<
  FormOf<CareersValues>,
  'control' | 'values' | 'errors' | 'field' | 'set' | 'clear'
>;

/** The sections in their order, which buttons change: the keyboard stays at the section that it moves. */
export function SectionList({
  form,
  locale,
  onBusy,
}: {
  form: CareersFormState;
  locale: Locale;
  onBusy(isBusy: boolean): void;
}) {
  const list = useFieldArray({ control: form.control, name: 'sections' });
  const said = useRef<HTMLSpanElement>(null);
  const { sections } = form.values;
  const total = sections.length;
  const move = (from: number, to: number) => {
    list.move(from, to);
    if (said.current) said.current.textContent = m.careers_moved({ number: to + 1, total });
  };
  return (
    <fieldset className="company-group">
      <legend>{m.careers_sections()}</legend>
      {form.errors.sections && <FieldError>{form.errors.sections}</FieldError>}
      {total === 0 && <p className="muted">{m.careers_sections_none()}</p>}
      {sections.map((section, at) => (
        <fieldset key={list.fields[at]?.id ?? at} className="careers-part">
          <legend className="sr">{m.careers_section_number({ number: at + 1 })}</legend>
          <div className="careers-part-head">
            <strong aria-hidden="true">{m.careers_section_number({ number: at + 1 })}</strong>
            <span className="row">
              <IconButton
                size="sm"
                variant="quiet"
                label={m.careers_section_up()}
                icon={<ChevronUpIcon />}
                aria-disabled={at === 0}
                onClick={() => at > 0 && move(at, at - 1)}
              />
              <IconButton
                size="sm"
                variant="quiet"
                label={m.careers_section_down()}
                icon={<ChevronDownIcon />}
                aria-disabled={at === total - 1}
                onClick={() => at < total - 1 && move(at, at + 1)}
              />
              <IconButton
                size="sm"
                variant="quiet"
                label={m.careers_section_remove()}
                icon={<TrashIcon />}
                onClick={() => {
                  list.remove(at);
                  form.clear('sections');
                }}
              />
            </span>
          </div>
          <SectionFields form={form} section={section} at={at} locale={locale} onBusy={onBusy} />
        </fieldset>
      ))}
      <span ref={said} className="sr" role="status" />
      <div className="careers-add">
        <Button
          icon={<PlusIcon />}
          disabled={total >= careersLimits.sections}
          onClick={() => list.append(emptySection(nextKind(form.values)))}
        >
          {m.careers_section_add()}
        </Button>
        <span className="muted small num">
          {m.careers_sections_used({ used: total, total: careersLimits.sections })}
        </span>
      </div>
    </fieldset>
  );
}

/** The first subject that no section has yet. */
function nextKind({ sections }: CareersValues) {
  return careersSectionKinds.find((kind) => sections.every((section) => section.kind !== kind)) ?? 'own';
}
