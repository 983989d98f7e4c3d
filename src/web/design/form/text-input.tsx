import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { plainDigits } from '#domain/digits.ts';
import { numberFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { classNames } from '#web/design/class-names.ts';
import { ChevronDownIcon } from '#web/design/icons/icons.tsx';
import { Field, type FieldTexts } from './field.tsx';

type Box = FieldTexts & {
  icon?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  controlSize?: 'sm' | 'md' | 'lg';
};
export type TextInputProps = Box &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Stands in place of what the platform writes in a day or a time, while nobody is in the field. */
    words?: string;
  };
export type SelectProps = Box & Omit<ComponentProps<'select'>, 'prefix'>;
export type TextAreaProps = FieldTexts &
  ComponentProps<'textarea'> & { count?: { used: number; most: number } };

/** An empty field follows the page, not the browser, which takes it for one from the left: a style finds it by this. */
const blank = ' ';

/** One line of text. */
export function TextInput({ icon, prefix, suffix, controlSize, words, className, ...rest }: TextInputProps) {
  const [texts, props] = parted(rest);
  return (
    <Field {...texts} id={props.id} className={className}>
      {(control) => (
        <div className={boxClass(controlSize)} data-invalid={control['aria-invalid']}>
          {icon}
          {prefix && <span className="input-side">{prefix}</span>}
          <input
            type="text"
            dir={directionOf(props)}
            {...props}
            {...control}
            placeholder={props.placeholder ?? (directionOf(props) === 'auto' ? blank : undefined)}
            onChange={isOfDigits(props) ? inPlainDigits(props.onChange) : props.onChange}
          />
          {words !== undefined && (
            <span
              className={classNames('input-words', props.value === '' && 'input-words-empty')}
              data-words={words}
              aria-hidden="true"
            />
          )}
          {suffix && <span className="input-side">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

function figure(value: number): string {
  return numberFormat(formatTag(getLocale())).format(value);
}

/** Several lines; `count` shows the words or characters used of the most allowed. */
export function TextArea({ count, className, ...rest }: TextAreaProps) {
  const [texts, props] = parted(rest);
  const foot = count && (
    <span className="field-count num">
      {m.design_count({ used: figure(count.used), most: figure(count.most) })}
    </span>
  );
  return (
    <Field {...texts} id={props.id} className={className} foot={foot}>
      {(control) => (
        <div className="input" data-invalid={control['aria-invalid']}>
          <textarea rows={4} dir="auto" {...props} {...control} placeholder={props.placeholder ?? blank} />
        </div>
      )}
    </Field>
  );
}

/** The platform's own list; give the options as children. */
export function Select({ icon, prefix, suffix, controlSize, className, ...rest }: SelectProps) {
  const [texts, props] = parted(rest);
  return (
    <Field {...texts} id={props.id} className={className}>
      {(control) => (
        <div className={boxClass(controlSize)} data-invalid={control['aria-invalid']}>
          {icon}
          {prefix && <span className="input-side">{prefix}</span>}
          <select {...props} {...control} />
          <ChevronDownIcon size="sm" className="input-arrow" />
          {suffix && <span className="input-side">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

const fromLeft = new Set(['email', 'url', 'tel', 'number', 'password']);

/** What people write begins at its own side; addresses, numbers and passwords are read from the left. */
function directionOf(props: ComponentProps<'input'>): 'auto' | 'ltr' | undefined {
  const { type = 'text' } = props;
  if (fromLeft.has(type) || props.inputMode === 'email' || isOfDigits(props)) return 'ltr';
  return type === 'text' || type === 'search' ? 'auto' : undefined;
}

function isOfDigits({ type, inputMode, autoComplete }: ComponentProps<'input'>): boolean {
  return (
    type === 'tel' || autoComplete === 'one-time-code' || /^(?:numeric|decimal|tel)$/.test(inputMode ?? '')
  );
}

/** Figures, phones and codes may be typed in the digits of an Arabic or Persian keyboard. */
function inPlainDigits(onChange: ComponentProps<'input'>['onChange']) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const plain = plainDigits(target.value);
    if (plain !== target.value) {
      const caret = target.selectionStart;
      target.value = plain;
      target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}

function parted<P extends FieldTexts>(props: P) {
  const { label, hideLabel, description, error, optional, ...rest } = props;
  return [{ label, hideLabel, description, error, optional }, rest] as const;
}

function boxClass(size: Box['controlSize'] = 'md') {
  return classNames('input', size !== 'md' && `input-${size}`);
}
