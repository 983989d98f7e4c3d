import { type ReactNode, useId } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import { AlertIcon } from '#web/design/icons/icons.tsx';

export type FieldTexts = {
  label: string;
  /** Spoken only; for a control whose meaning stands beside it already. */
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  /** Says "(optional)" after the label; what is required is not marked. */
  optional?: boolean;
};
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
type FieldProps = FieldTexts & {
  id?: string;
  className?: string;
  foot?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, help below it, the control, and the error beside the control where it is announced. */
export function Field({
  label,
  hideLabel,
  description,
  error,
  optional,
  foot,
  children,
  ...own
}: FieldProps) {
  const made = useId();
  const id = own.id ?? made;
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', own.className)}>
      <label className={hideLabel ? 'sr' : 'field-label'} htmlFor={id}>
        {label}
        {optional && <span className="field-mark"> {m.design_optional()}</span>}
      </label>
      {description && (
        <p className="field-help" id={`${id}-help`}>
          {description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || foot) && (
        <div className="field-foot">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {foot}
        </div>
      )}
    </div>
  );
}

/** The sentence of an error with its mark; `id` is named by the control's `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <AlertIcon size="sm" />
      <span>{children}</span>
    </p>
  );
}
