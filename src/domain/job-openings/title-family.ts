import { defaultLocale } from '#domain/locale.ts';
import { occupationName } from '#domain/reference/occupations.ts';
import { wordsAsTyped } from '#domain/reference/title-names.ts';
import { tradeOf } from '#domain/text/folding.ts';

/** Trades that say too little alone: their family is the trade with the word before it. */
const broad = new Set(
  `administrator advisor agent analyst assistant attendant clerk consultant coordinator designer developer director
  engineer executive foreman inspector lead manager officer operator planner representative specialist supervisor
  technician worker`.split(/\s+/),
);

/** Words that say how high somebody stands or for whom, and not what somebody does. */
const ranks = new Set(
  'senior junior chief head lead deputy staff registered trainee intern assistant'.split(' '),
);

/**
 * What people search who look for a title's kind: "ICU Staff Nurse" is of the nurses, "Senior Civil Engineer" of the
 * civil engineers. Nothing where a title says no more than that itself.
 */
export function familyOf(title: string): string | undefined {
  const name = occupationName(title, defaultLocale);
  const trade = tradeOf(name);
  const words = wordsAsTyped(name.split(/[,(/|]| [-–—] /)[0] ?? name).filter(
    (word) => !ranks.has(word) || word === trade,
  );
  const before = words.at(words.indexOf(trade) - 1);
  if (!broad.has(trade)) return trade;
  return before && before !== trade ? `${before} ${trade}` : undefined;
}
