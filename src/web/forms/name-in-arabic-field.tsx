import { arabic } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';

/** What readers of Arabic see instead of the name; it is written from the right, whatever the page's language. */
export function NameInArabicField(props: Omit<TextInputProps, 'label'>) {
  return (
    <TextInput
      {...props}
      label={m.reference_field_name_ar()}
      optional
      dir="rtl"
      lang={arabic}
      autoComplete="off"
    />
  );
}
