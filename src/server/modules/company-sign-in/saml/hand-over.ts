import { type Locale, textDirection } from '#domain/locale.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';

/** It is there for a moment, and only where no script runs is it read: quiet, in the theme of the machine. */
const style =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-block-size:90dvh;margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:1.25rem}button{min-block-size:44px;padding-inline:1.25rem;font:inherit}';

/**
 * The page between a provider and the product: it brings the provider's answer on by itself, from our own address, or by
 * its button where no script runs. Nothing in it is anything but letters and digits.
 */
export function handOverPage({
  locale,
  answer,
  nonce,
  to,
}: {
  locale: Locale;
  answer: string;
  nonce: string;
  to: string;
}): string {
  const plain = answer.replace(/\s+/g, '');
  if (!/^[\w+/]+={0,2}$/.test(plain)) throw new Refusal('BAD_REQUEST');
  const title = translate('error_company_entry', {}, locale);
  const onward = translate('error_company_entry_onward', {}, locale);
  return `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><form method="post" action="${to}"><input type="hidden" name="SAMLResponse" value="${plain}"><button>${onward}</button></form></main><script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
}
