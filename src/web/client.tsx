import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readDigitsBy } from '#domain/digits.ts';
import { digitsIn, localeOrDefault } from '#domain/locale.ts';
import { overwriteGetLocale } from '#texts/runtime.js';

const locale = localeOrDefault(document.documentElement.lang);
overwriteGetLocale(() => locale);
const digits = digitsIn(locale, document.documentElement.dataset.digits);
readDigitsBy(() => digits);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
