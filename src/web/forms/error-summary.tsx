import type { RefObject } from 'react';
import { Notice } from '#web/design/data/notice.tsx';
import { fieldLine } from '#web/field-line.ts';

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  title(count: number): string;
  /** In the order of the form. */
  errors: readonly { label: string; message: string }[];
}

/** All that is wrong with a long form in one place, beside what sends it; each line leads to its field. */
export function ErrorSummary({ form, title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const lead = (place: number) => wrongFields(form.current)[place]?.focus();
  return (
    <Notice tone="no" title={title(errors.length)}>
      <ul>
        {errors.map(({ label, message }, place) => (
          <li key={label}>
            <button type="button" className="link-button" onClick={() => lead(place)}>
              {fieldLine(label.replace(/[.:?!]$/u, ''), message)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One for each wrong field: of radios of one name the first. */
function wrongFields(form: HTMLFormElement | null): HTMLElement[] {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]:not([disabled])') ?? [])];
  const name = (field: Element | undefined) =>
    field instanceof HTMLInputElement && field.type === 'radio' ? field.name : undefined;
  return wrong.filter((field, place) => !name(field) || name(field) !== name(wrong[place - 1]));
}
