import type { TagOption, TagPickerProps } from './tag-picker.tsx';

/** What a typed text is as a tag: an option of that name, else a new one where those are welcome. */
export function tagOf(
  text: string,
  { options, creatable, judge }: Pick<TagPickerProps, 'options' | 'creatable' | 'judge'>,
): TagOption | 'refused' | undefined {
  const label = text.trim().replace(/\s+/g, ' ');
  if (label === '') return undefined;
  if (judge && !judge(label)) return 'refused';
  return (
    options.find((option) => same(option.label, label)) ?? (creatable ? { value: label, label } : undefined)
  );
}

export function same(one: string, other: string) {
  return folded(one) === folded(other);
}

/** Without case and accents, so that "ingenieur" finds "Ingénieur". */
export function folded(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
