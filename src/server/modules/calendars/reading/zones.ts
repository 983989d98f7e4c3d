import ICAL from 'ical.js';
import { isTimeZone } from '#domain/time.ts';
import { offsetIn } from '#domain/zones.ts';

/** How far clocks are ahead of UTC when they show a moment (which is written as if it were of UTC), in milliseconds. */
type OffsetAt = (shown: number) => number;

const dayMs = 86_400_000;

/** The zones of one calendar, by the names that it gives them; where a name means nothing, `otherwise` counts. */
export function zonesOf(described: ReadonlyMap<string, string>, otherwise: string) {
  const known = new Map<string, OffsetAt>();
  const find = (name: string): OffsetAt => {
    const zone = namedZone(name);
    if (zone) return offsetsOf(zone);
    const text = described.get(name);
    return (text && describedOffsets(text)) || offsetsOf(otherwise);
  };
  return (name: string | undefined): OffsetAt => {
    const wanted = name ?? otherwise;
    const offsetAt = known.get(wanted) ?? find(wanted);
    known.set(wanted, offsetAt);
    return offsetAt;
  };
}

export const utc: OffsetAt = () => 0;

/** The name that the runtime knows, where there is one: some programs write a path before it. */
function namedZone(name: string): string | undefined {
  if (isTimeZone(name)) return name;
  const tail = name.split('/').slice(-2).join('/');
  return tail.includes('/') && isTimeZone(tail) ? tail : undefined;
}

function offsetsOf(zone: string): OffsetAt {
  return (shown) => {
    const offsets = [shown - dayMs, shown + dayMs].map((near) => offsetIn(new Date(near), zone));
    const right = offsets.find((offset) => offsetIn(new Date(shown - offset), zone) === offset);
    // An hour that the clocks skip begins when they are changed.
    return right ?? Math.min(...offsets);
  };
}

function describedOffsets(text: string): OffsetAt | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`));
    const component = calendar.getFirstSubcomponent('vtimezone');
    if (!component) return undefined;
    const zone = new ICAL.Timezone(component);
    return (shown) => {
      const at = ICAL.Time.fromJSDate(new Date(shown), true);
      return zone.utcOffset(at) * 1000;
    };
  } catch {
    // What nobody can read is as good as none.
    return undefined;
  }
}
