import { m } from '#texts/messages.js';
import { Kbd } from '#web/design/kbd.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import './keys-dialog.css';

/** The keys of the review. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys: [string[], string][] = [
    [['j'], m.applications_keys_next()],
    [['k'], m.applications_keys_back()],
    [['s'], m.applications_keys_status()],
    [['↑', '↓', 'Enter'], m.applications_keys_choose()],
    [['r'], m.applications_keys_reject()],
    [['c'], m.applications_keys_cv()],
    [['1', '5'], m.applications_keys_rate()],
    [['n'], m.applications_keys_note()],
    [['/'], m.applications_keys_search()],
    [['?'], m.applications_keys_help()],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={m.applications_keys_title()} size="sm">
      <dl className="review-key-list">
        {keys.map(([names, text]) => (
          <div key={text}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
