import { useRouteContext } from '@tanstack/react-router';
import type { Surroundings } from '#web/request.ts';

/** Language, theme, mode and viewer of this page, the same on the server and in the browser. */
export function useSurroundings(): Surroundings {
  return useRouteContext({ from: '__root__', select: (context) => context.surroundings });
}

/** What stands before a path that leads to this site: nothing but at the host of a company. */
export function siteOf({ ownHost, publicUrl }: Surroundings): string {
  return ownHost ? publicUrl : '';
}
