import { m } from '#texts/messages.js';
import { chooseLanguage } from './language.ts';
import { useSurroundings } from './surroundings.ts';

/** The other language, by its own name. */
export function LanguageSwitch({
  className = 'btn btn-quiet btn-sm',
  full,
}: {
  className?: string;
  full?: boolean;
}) {
  const { locale } = useSurroundings();
  const other = locale === 'fr' ? 'en' : 'fr';
  const name = other === 'fr' ? 'Français' : 'English';
  return (
    <button
      type="button"
      className={className}
      lang={other}
      aria-label={full ? undefined : `${other.toUpperCase()}, ${m.shell_language()}: ${name}`}
      onClick={() => chooseLanguage(other)}
    >
      {full ? name : other.toUpperCase()}
    </button>
  );
}
