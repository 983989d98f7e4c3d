import type { ComponentProps } from 'react';
import { m } from '#texts/messages.js';

/** A link that leaves the product in a new tab. Links of users pass `rel="noopener nofollow ugc"`. */
export function ExternalLink({ children, rel = 'noopener noreferrer', ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel={rel}>
      {children}
      <span className="sr"> {m.design_new_tab()}</span>
    </a>
  );
}
