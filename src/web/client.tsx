import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeOrDefault } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';

const locale = localeOrDefault(document.documentElement.lang);
overwriteGetLocale(() => locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
