import '#web/design/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { HeadContent, Scripts, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { defaultDigits } from '#domain/digits.ts';
import { textDirection } from '#domain/locale.ts';
import { ToastHost } from '#web/design/overlay/toast-host.tsx';
import { NavigationProgress } from '#web/design/shell/navigation-progress.tsx';
import { followTheme } from '#web/design/shell/theme.ts';
import { themeScript } from '#web/design/shell/theme-script.ts';
import { holdScript } from '#web/forms/before-scripts.ts';
import { currentNonce } from '#web/request.ts';
import { trustedTypesScript } from '#web/trusted-html.tsx';
import { AfterLoad } from './after-load.tsx';
import { LinkInterception } from './link-interception.tsx';
import { useSurroundings } from './surroundings.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The landing page and the public job pages are always light. */
    forcesLight?: boolean;
  }
}

/** The HTML document around every screen: language, direction, theme before paint, and the request's facts. */
export function Document({ children }: { children: ReactNode }) {
  const surroundings = useSurroundings();
  const { queryClient } = useRouter().options.context;
  const forcesLight = useMatches({
    select: (matches) => matches.some((match) => match.staticData.forcesLight),
  });
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  useEffect(followTheme, []);
  useEffect(markReady, []);
  return (
    <html
      lang={surroundings.locale}
      dir={textDirection(surroundings.locale)}
      data-digits={surroundings.digits === defaultDigits ? undefined : surroundings.digits}
      data-force-theme={forcesLight ? 'light' : undefined}
      suppressHydrationWarning
    >
      <head>
        <script
          nonce={currentNonce()}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: `${trustedTypesScript}${themeScript};${holdScript}` }}
        />
        <HeadContent />
      </head>
      <body>
        <NavigationProgress active={isNavigating} />
        {/* Nothing is asked through it while the server renders: pages bring their loader's data. */}
        <QueryClientProvider client={queryClient}>
          {children}
          <ToastHost />
          <LinkInterception />
          <AfterLoad />
        </QueryClientProvider>
        <script
          id="surroundings"
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(surroundings).replaceAll('<', '\\u003c') }}
        />
        <Scripts />
      </body>
    </html>
  );
}

/** Tells the styles, tests and tools that the page reacts. */
function markReady(): void {
  document.documentElement.dataset.ready = 'true';
}
