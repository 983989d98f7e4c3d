import sanitizeHtml from 'sanitize-html';
import { visibleLength } from '#domain/text/characters.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'h3', 'h4', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href }) => ({
      tagName: 'a',
      attribs: { ...(href && { href }), rel: 'nofollow noopener noreferrer ugc', target: '_blank' },
    }),
  },
};

/** Rich text of an opening as harmless HTML; at write and again at render (security B7). Empty where nothing shows. */
export function sanitizeRichText(html: string): string {
  const safe = sanitizeHtml(html, allowed).trim();
  return safe === '' || visibleLength(safe) === 0 ? '' : safe.startsWith('<') ? safe : `<p>${safe}</p>`;
}

export interface RichTexts {
  /** Sanitises, or answers what it sanitised before. */
  sanitize(html: string): string;
}

/** Remembers the last texts, since the same openings are shown again and again. */
export function rememberRichTexts(capacity = 400): RichTexts {
  const known = new Map<string, string>();
  return {
    sanitize(html) {
      if (html === '') return '';
      const found = known.get(html);
      if (found !== undefined) return found;
      const safe = sanitizeRichText(html);
      if (known.size >= capacity) forgetFirst(known);
      known.set(html, safe);
      return safe;
    },
  };
}

function forgetFirst(known: Map<string, string>): void {
  for (const key of known.keys()) {
    known.delete(key);
    return;
  }
}
