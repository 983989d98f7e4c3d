import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import type { Icon } from '#web/design/icons/icon.tsx';
import { CopyIcon, EditIcon, LockIcon, RefreshIcon, TrashIcon } from '#web/design/icons/icons.tsx';
import { CalendarPlusIcon, PauseIcon, PlayIcon, SendIcon } from '#web/design/icons/subject-icons.tsx';
import { type ActedOpening, actLabels, actsOf, consequenceOf, type OpeningAct } from './opening-acts.ts';

const icons: Record<OpeningAct, Icon> = {
  edit: EditIcon,
  publish: SendIcon,
  resume: PlayIcon,
  pause: PauseIcon,
  extend: CalendarPlusIcon,
  reopen: RefreshIcon,
  duplicate: CopyIcon,
  close: LockIcon,
  delete: TrashIcon,
};

/** Every act on the opening, each with what it leads to. */
export function ActsCard({
  opening,
  onStart,
}: {
  opening: ActedOpening;
  onStart: (act: OpeningAct) => void;
}) {
  return (
    <Card as="section" className="opening-acts" aria-labelledby="opening-acts">
      <h2 id="opening-acts">{m.job_openings_own_acts()}</h2>
      <ul>
        {actsOf(opening).map((act) => {
          const ActIcon = icons[act];
          return (
            <li key={act}>
              <button
                type="button"
                className={act === 'delete' ? 'opening-act opening-act-danger' : 'opening-act'}
                onClick={() => onStart(act)}
              >
                <ActIcon />
                <span>
                  <b>{actLabels[act]()}</b>
                  <span>{consequenceOf(act, opening)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
