import type { ReactElement } from 'react';
import { type Locale, prefixOf } from '#domain/locale.ts';
import type { Topic } from '#domain/notifications/topics.ts';

/** What every letter knows of the site: its public address comes from the configuration, never from a request. */
export interface Site {
  /** Without a slash at the end. */
  publicUrl: string;
}

export interface LetterProps<Data> {
  data: Data;
  locale: Locale;
  site: Site;
  /** Path of the one-click page; only letters that are no service letters carry it. */
  unsubscribePath?: string;
}

export interface Letter<Data> {
  /** What it is about, where it can be declined: it carries a way to unsubscribe. Any other is a service letter. */
  topic?: Topic;
  subject(data: Data, locale: Locale): string;
  Body(props: LetterProps<Data>): ReactElement;
  /** Made-up data for previews and tests. */
  preview: Data;
}

/** Declares a letter; the type of its data follows from the preview. */
export function defineLetter<Data>(letter: Letter<Data>): Letter<Data> {
  return letter;
}

/** The address of a path of the site in the letter's language. */
export function linkTo(site: Site, locale: Locale, path: string): string {
  return `${site.publicUrl}${prefixOf(locale)}${path}`;
}

/** A subject as the one line that a header has room for. */
export function lineOf(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
