import type { AnyRouter } from '@tanstack/react-router';
import { currentNonce } from './request.ts';

interface NamedFile {
  href: string;
  kind: string;
}

/**
 * The files of the whole screen that the browser will draw, and not those of its frame alone: named in the page, none of
 * them waits until another has come and asks for it. Asked before the router is done with the page.
 */
export function filesOfScreen(router: AnyRouter): NamedFile[] {
  // The matches that are loaded here end with the frame.
  const matches = router.matchRoutes(router.latestLocation);
  const routes = matches.map(({ routeId }) => router.ssr?.manifest?.routes[String(routeId)]);
  return [
    ...routes.flatMap((route) => route?.css ?? []).map(nameAs('rel="preload" as="style"')),
    ...routes.flatMap((route) => route?.preloads ?? []).map(nameAs('rel="modulepreload"')),
  ];
}

/** Puts the files of a page's screen into its head, with what was read for it (`takeFirstAnswers`). */
export function putScreen(html: string, files: readonly NamedFile[], answers: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const nonce = currentNonce();
  const links = new Map(
    files
      .filter(({ href }) => !head.includes(`href="${href}"`))
      .map(({ href, kind }) => [href, `<link ${kind} href="${href}" nonce="${nonce}"/>`]),
  );
  const place = `<script type="application/json" id="answers" nonce="${nonce}">${answers}</script>`;
  return head + [...links.values()].join('') + place + html.slice(end);
}

function nameAs(kind: string) {
  return (file: string | { href: string }) => ({ href: typeof file === 'string' ? file : file.href, kind });
}
