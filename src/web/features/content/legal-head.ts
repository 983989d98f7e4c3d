import type { LegalDocument } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';

/** The head of a legal text; search engines list only the version in force. */
export function legalHead(text: LegalDocument) {
  return pageHead({
    title: `${text.title} | ${m.product_name()}`,
    description: text.meta_description,
    path: text.path,
    noindex: text.in_force_until !== null,
  });
}
