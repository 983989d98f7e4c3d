import { lookupOf, lookupsOf, seal, unseal } from './sealing.ts';
import type { KeySource } from './sealing-keys.ts';

/** A column of sealed secrets, by its names in the database. */
export interface SealedColumn {
  table: string;
  /** The id of a row: pages go by it. */
  key: string;
  secret: string;
  /** The column that says whose each is. */
  about: string;
  /** Of several secrets of a row, which it is: none opens in the place of another. */
  kind?: string;
  /** Where earlier versions wrote it as it is; emptied when it is sealed. */
  plain?: { column: string; empty: '' | null };
  /** Where it is found by without being opened, and what of it counts. */
  lookup?: { column: string; of(text: string): string };
}

/** A sealed column and, while older rows are there, the plain one. */
export interface StoredText {
  sealed: string | null;
  plain: string | null;
}

/** A text as its row keeps it; nothing of an empty one. */
export function sealText(
  source: KeySource,
  column: SealedColumn,
  owner: string,
  text: string | null,
): string | null {
  return text ? seal(source, text, aboutOf(column, owner)) : null;
}

/** The text of a row. What stands there plain is newer: who seals empties it, an older process does neither. */
export function openText(
  source: KeySource,
  column: SealedColumn,
  owner: string,
  { sealed, plain }: StoredText,
): string | undefined {
  if (plain) return plain;
  return sealed === null ? undefined : unseal(source, sealed, aboutOf(column, owner));
}

/** What the text is found by, as its row keeps it. */
export function lookupOfText(
  source: KeySource,
  { lookup, kind = '' }: SealedColumn,
  text: string | null,
): string | null {
  const counts = text ? lookup?.of(text) : undefined;
  return counts ? lookupOf(source, counts, kind) : null;
}

/** What rows with that text may be stored by; none for a text that nothing is found by. */
export function lookupsOfText(
  source: KeySource,
  { lookup, kind = '' }: SealedColumn,
  text: string,
): string[] {
  const counts = lookup?.of(text);
  return counts ? lookupsOf(source, counts, kind) : [];
}

/** What a secret is bound to. */
export function aboutOf({ kind }: SealedColumn, owner: string): string {
  return kind ? `${kind} of ${owner}` : owner;
}
