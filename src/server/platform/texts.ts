import type { Locale } from '#domain/locale.ts';
import * as messages from '#texts/messages.js';

type Message = (params: Record<string, unknown>, options: { locale: Locale }) => string;
const all: Record<string, unknown> = messages;

/** The text of a key that is only known at run time; a key that does not exist is a programming error. */
export function translate(key: string, params: Record<string, unknown>, locale: Locale): string {
  const message = all[key] as Message | undefined;
  if (!message) throw new Error(`No text has the key ${key}`);
  return message(params, { locale });
}
