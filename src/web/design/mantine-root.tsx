import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { mantineTheme, mantineVariables } from './mantine-theme.ts';
import { useTheme } from './theme.ts';
import './mantine.css';

/**
 * Around forms of accounts and signed-in areas only. `nonce` is the request's; in the browser the page's own is
 * found without it. `data-theme` stays the one source of the theme.
 */
export function MantineRoot({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const { theme } = useTheme();
  const own = nonce ?? pageNonce();
  if (own && typeof document !== 'undefined') setNonce(own);
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={followsPage}
      forceColorScheme={theme}
      getStyleNonce={() => own ?? ''}
    >
      {children}
    </MantineProvider>
  );
}

// Mantine would keep a choice of its own; ours stands on the page already.
const followsPage: MantineColorSchemeManager = {
  get: (otherwise) => (pageTheme() === 'dark' ? 'dark' : pageTheme() === 'light' ? 'light' : otherwise),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

function pageTheme() {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
}

function pageNonce() {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}
