import { type ComponentProps, type ReactNode, useId } from 'react';
import { inDigits } from '#domain/digits.ts';
import { classNames } from '#web/design/class-names.ts';
import { FieldError } from './field.tsx';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  count?: number | string;
  error?: ReactNode;
  /** A bordered card, for few and weighty choices. */
  card?: boolean;
};

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

export type ChoiceGroupProps = {
  legend: string;
  hideLegend?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  cards?: boolean;
  children: ReactNode;
};

/** Checkboxes or radios that answer one question. */
export function ChoiceGroup({ legend, hideLegend, description, error, cards, children }: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames('choices', cards && 'choices-cards')}
      aria-describedby={describedBy || undefined}
    >
      <legend className={hideLegend ? 'sr' : 'field-label'}>{legend}</legend>
      {description && (
        <p className="field-help" id={`${id}-help`}>
          {description}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Choice({
  label,
  description,
  count,
  error,
  card,
  className,
  ...props
}: ChoiceProps & { type: string }) {
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label
        className={classNames(
          'choice',
          card && 'choice-card',
          (count === 0 || count === '0') && 'choice-none',
        )}
      >
        <input
          {...props}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : props['aria-invalid']}
        />
        <span>{label}</span>
        {count !== undefined && <span className="choice-count">{inDigits(count)}</span>}
        {description && (
          <span className="choice-help" id={`${id}-help`}>
            {description}
          </span>
        )}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
