import { ExternalLink } from '#web/design/external-link.tsx';
import { Ltr } from '#web/design/ltr.tsx';

/** An address that a person gave, without its scheme, which says nothing. */
export function WebLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href} rel="noopener nofollow ugc">
      <Ltr>{href.replace(/^https?:\/\/(?:www\.)?/, '')}</Ltr>
    </ExternalLink>
  );
}
