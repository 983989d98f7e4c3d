import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';
import { typedMomentText } from '#web/moments.ts';

type Props = Omit<TextInputProps, 'type' | 'words'>;

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A day: typed or picked in the platform's own field, read in the words of the page's language. */
export function DateField(props: Props) {
  return <TextInput {...props} type="date" words={wordsOf(props.value, dayOf)} />;
}

/** A time of the day, of 24 hours. */
export function TimeField(props: Props) {
  const { value } = props;
  return <TextInput {...props} type="time" words={value ? String(value) : undefined} />;
}

/** A day and a time. */
export function MomentField(props: Props) {
  const words = wordsOf(props.value, (text) => typedMomentText(text, getLocale()));
  return <TextInput {...props} type="datetime-local" words={words} />;
}

/** What no calendar has is left as it was typed. */
function wordsOf(value: Props['value'], read: (text: string) => string | undefined): string | undefined {
  return value === '' ? m.forms_date_empty() : read(String(value ?? ''));
}

function dayOf(text: string): string | undefined {
  const at = new Date(`${text}T00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime());
  return isDay ? dateFormat(getLocale(), day).format(at) : undefined;
}
