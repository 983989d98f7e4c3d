import { ExternalLink } from '#web/design/external-link.tsx';

/** An address that a person gave, without its scheme, which says nothing. */
export function WebLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href} rel="noopener nofollow ugc">
      {href.replace(/^https?:\/\/(?:www\.)?/, '')}
    </ExternalLink>
  );
}
