import type { Locale } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';

/** The languages in which something is not written yet. */
export function MissingLanguages({ missing }: { missing: readonly Locale[] }) {
  if (missing.length === 0) return null;
  const names = localeList.filter(({ code }) => missing.includes(code)).map(({ name }) => name);
  return (
    <StatusBadge tone="wait">
      {m.admin_article_missing({ languages: names.join(m.common_comma()) })}
    </StatusBadge>
  );
}
