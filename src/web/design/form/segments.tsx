import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import './segments.css';

interface SegmentsProps<Value extends string | number> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  error?: ReactNode;
  onChange(value: Value): void;
}

/** Few answers to one question, side by side in one frame. */
export function Segments<Value extends string | number>({
  legend,
  name,
  value,
  options,
  error,
  onChange,
}: SegmentsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="segments" aria-describedby={error ? id : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="segments-frame">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
