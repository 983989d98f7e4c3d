import { type Mark, marks } from '#domain/applications/marks.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import type { Icon } from '#web/design/icons/icon.tsx';
import { PinIcon } from '#web/design/icons/subject-icons.tsx';
import type { Keys } from '#web/design/key-list.tsx';

interface DrawnMark {
  icon: Icon;
  key: string;
  save: (id: string, isSet: boolean) => Promise<unknown>;
  /** What its button says, whether it is set or not. */
  label: (whose: { name: string }) => string;
  /** Said of one that is set, by whoever set it. */
  isSet: () => string;
  isSetBy: (who: { name: string }) => string;
  /** What its key does, in a list of keys and on a line of them. */
  keyText: () => string;
  shortKeyText: () => string;
}

/** How each mark is drawn, set and said. */
export const drawnMarks = {
  pin: {
    icon: PinIcon,
    key: 'p',
    save: (id, pinned) => api.applications.pin({ id, pinned }),
    label: m.applications_pin,
    isSet: m.applications_pinned,
    isSetBy: m.applications_pinned_by,
    keyText: m.applications_keys_pin,
    shortKeyText: m.applications_board_key_pin,
  },
} satisfies Record<Mark, DrawnMark>;

/** In the order in which they stand. */
export const markNames = Object.keys(marks) as Mark[];

export const markKeys = markNames.map((mark) => drawnMarks[mark].key);

/** The keys of the marks, with what each does. */
export function keysOfMarks(text: 'keyText' | 'shortKeyText'): Keys {
  return markNames.map((mark) => [[drawnMarks[mark].key], drawnMarks[mark][text]()]);
}
