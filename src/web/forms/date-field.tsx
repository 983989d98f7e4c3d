import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';

type Props = Omit<TextInputProps, 'type' | 'words'>;

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A day: typed or picked in the platform's own field, read in the words of the page's language. */
export function DateField(props: Props) {
  return <TextInput {...props} type="date" words={wordsOf(props.value, /^\d{4}-\d\d-\d\d$/, day)} />;
}

/** A time of the day, of 24 hours. */
export function TimeField(props: Props) {
  const { value } = props;
  return <TextInput {...props} type="time" words={value ? String(value) : undefined} />;
}

/** A day and a time. */
export function MomentField(props: Props) {
  const moment = { ...day, hour: '2-digit', minute: '2-digit' } as const;
  return (
    <TextInput
      {...props}
      type="datetime-local"
      words={wordsOf(props.value, /^\d{4}-\d\d-\d\dT\d\d:\d\d/, moment)}
    />
  );
}

/** What no calendar has is left as it was typed. */
function wordsOf(
  value: Props['value'],
  shape: RegExp,
  format: Intl.DateTimeFormatOptions,
): string | undefined {
  if (value === '') return m.forms_date_empty();
  const text = String(value ?? '');
  const at = new Date(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}Z`);
  return shape.test(text) && !Number.isNaN(at.getTime())
    ? dateFormat(getLocale(), format).format(at)
    : undefined;
}
