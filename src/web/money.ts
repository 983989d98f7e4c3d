import { currencyText } from '#domain/currency-text.ts';
import { numberFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { defaultCurrency } from '#domain/plans.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

/** An amount with its currency where the language of the page has it: "QAR 16,500", "16 500 QAR". */
export function moneyText(amount: number, currency: string = defaultCurrency): string {
  const format = numberFormat(formatTag(getLocale()), { maximumFractionDigits: 0 });
  return m.common_money({ currency: currencySign(currency), amount: format.format(amount) });
}

/** A currency as the amounts of the page name it: "QAR", "ر.ق.". */
export function currencySign(currency: string): string {
  return currencyText(currency, getLocale());
}
