import { all } from './all.gen.ts';
import type { News } from './news.ts';

/** The kind of news with that name. */
export function newsOf(kind: string): News | undefined {
  return all.find((news) => news.kind === kind);
}
