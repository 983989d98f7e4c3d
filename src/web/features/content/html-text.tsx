import { localizedPath } from '#domain/locale.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { SanitisedHtml } from '#web/trusted-html.tsx';

/** A text that the server wrote and sanitised; its links stay in the language of the address. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const { localePrefix } = useSurroundings();
  const linked = localePrefix
    ? html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localizedPath(path, localePrefix)}"`)
    : html;
  return <SanitisedHtml className={className} html={linked} />;
}
