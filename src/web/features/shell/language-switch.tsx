import { type Locale, shortNameOf } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { digitSamples, useOtherDigits } from './digits-choice.ts';
import { chooseDigits, chooseLanguage } from './language.ts';
import { useSurroundings } from './surroundings.ts';

interface LanguageSwitchProps {
  className?: string;
  /** Each language by its own name rather than the code of one, or of the menu. */
  full?: boolean;
}

/** The other languages: one button where there is one, a menu or a row of names where there are more; behind them the other digits. */
export function LanguageSwitch({ className = 'btn btn-quiet btn-sm', full }: LanguageSwitchProps) {
  const { locale } = useSurroundings();
  const otherDigits = useOtherDigits();
  const others = localeList.filter(({ code }) => code !== locale);
  if (others.length > 1 && !full) return <LanguageMenu className={className} others={others} />;
  const languages = others.map(({ code, name }) => (
    <button
      key={code}
      type="button"
      className={className}
      lang={code}
      aria-label={full ? undefined : m.shell_language_to({ code: shortNameOf(code), name })}
      onClick={() => chooseLanguage(code)}
    >
      {full ? name : shortNameOf(code)}
    </button>
  ));
  return (
    <>
      {languages}
      {otherDigits && (
        <button type="button" className={className} onClick={() => chooseDigits(otherDigits)}>
          {m.shell_digits_to({ digits: digitSamples[otherDigits] })}
        </button>
      )}
    </>
  );
}

function LanguageMenu({
  className,
  others,
}: {
  className: string;
  others: readonly { code: Locale; name: string }[];
}) {
  const { locale } = useSurroundings();
  const shortName = shortNameOf(locale);
  const otherDigits = useOtherDigits();
  return (
    <Menu
      label={m.shell_language()}
      trigger={(props) => (
        <button
          type="button"
          className={className}
          aria-label={`${shortName}${m.common_comma()}${m.shell_language()}`}
          {...props}
        >
          {shortName}
        </button>
      )}
    >
      {others.map(({ code, name }) => (
        <MenuItem key={code} lang={code} onClick={() => chooseLanguage(code)}>
          {name}
        </MenuItem>
      ))}
      {otherDigits && (
        <MenuItem onClick={() => chooseDigits(otherDigits)}>
          {m.shell_digits_to({ digits: digitSamples[otherDigits] })}
        </MenuItem>
      )}
    </Menu>
  );
}
