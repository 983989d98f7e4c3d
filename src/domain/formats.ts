/**
 * The formatters of `Intl`, each made once for a tag and its options. One takes up to milliseconds to make, and a page that
 * makes them by the thousand stands still when they are all let go at once.
 */

/** Of each kind; zones are named by people, so that there is an end to what is kept. */
const most = 500;

export const dateTimeFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const relativeTimeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);
export const pluralRules = kept<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);
export const collator = kept<Intl.CollatorOptions, Intl.Collator>(Intl.Collator);

/** Answers with the formatter of a tag and options; of those kept, the one that was made first goes. */
function kept<Options, Format>(Made: new (tag: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (tag: string, options: Options = {} as Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const found = known.get(key);
    if (found) return found;
    const made = new Made(tag, options);
    if (known.size >= most) known.delete(known.keys().next().value ?? key);
    known.set(key, made);
    return made;
  };
}
