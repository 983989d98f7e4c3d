import { m } from '#texts/messages.js';

/** What is wrong with a field, in a line away from it: a message that names its field needs no label in front. */
export function fieldLine(label: string | undefined, message: string): string {
  const isNamed = !label || message.toLowerCase().includes(label.toLowerCase());
  return isNamed ? message : m.common_field_line({ label, message });
}
