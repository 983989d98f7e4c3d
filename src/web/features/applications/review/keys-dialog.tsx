import { m } from '#texts/messages.js';
import { KeyList, type Keys } from '#web/design/key-list.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { keysOfMarks } from '#web/features/applications/marks/marks.ts';

/** The keys of the review. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys: Keys = [
    [['j'], m.applications_keys_next()],
    [['k'], m.applications_keys_back()],
    [['a'], m.applications_keys_act()],
    [['s'], m.applications_keys_status()],
    [['↑', '↓', 'Enter'], m.applications_keys_choose()],
    [['r'], m.applications_keys_reject()],
    ...keysOfMarks('keyText'),
    [['c'], m.applications_keys_cv()],
    [['1', '2', '3', '4', '5'], m.applications_keys_rate()],
    [['n'], m.applications_keys_note()],
    [['/'], m.applications_keys_search()],
    [['Ctrl', 'k'], m.area_go_key()],
    [['?'], m.applications_keys_help()],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={m.applications_keys_title()} size="sm">
      <KeyList keys={keys} />
    </Dialog>
  );
}
