import { inDigits } from '#domain/digits.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { ChevronDownIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated, joined } from '#web/isolation.ts';
import { clockText } from '#web/moments.ts';
import type { Entry } from './entries.ts';
import { nameOf } from './entry-link.tsx';
import type { Edge } from './shown-hours.ts';
import './time-fold.css';

/** So many are named; of others it is said how many they are. */
const mostNamed = 3;

/** The hours before the usual ones, or after them, in one row that names what lies in them; a press unfolds them. */
export function TimeFold({
  edge,
  hour,
  entries,
  zone,
  isOpen,
  hasDays,
  onToggle,
}: {
  edge: Edge;
  /** The first or the last of the usual hours. */
  hour: number;
  entries: readonly Entry[];
  zone: string;
  isOpen: boolean;
  /** Several days are shown: each is named. */
  hasDays: boolean;
  onToggle: () => void;
}) {
  const { locale } = useSurroundings();
  // Whoever holds it, an interview is one.
  const own = [...new Map(entries.map((entry) => [entry.key, entry])).values()];
  if (own.length === 0) return null;
  const weekday = dateTimeFormat(formatTag(locale), { weekday: 'short', timeZone: zone });
  const names = own
    .slice(0, mostNamed)
    .map((entry) =>
      joined(
        [
          hasDays && weekday.format(new Date(entry.starts_at)),
          clockText(entry.starts_at, zone, locale),
          isolated(nameOf(entry.interview)),
        ],
        ' ',
      ),
    );
  const more = own.length > mostNamed && m.interviews_more({ number: own.length - mostNamed });
  const time = inDigits(`${String(hour).padStart(2, '0')}:00`);
  return (
    <button type="button" className="time-fold small num" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronDownIcon size="sm" />
      <span>{edge === 'early' ? m.interviews_before_hour({ time }) : m.interviews_after_hour({ time })}</span>{' '}
      <b>{joined([...names, more], m.common_comma())}</b>
    </button>
  );
}
