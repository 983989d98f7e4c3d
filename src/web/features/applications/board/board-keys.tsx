import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { KeyboardIcon } from '#web/design/icons/icons.tsx';
import { KeyLine, KeyList, type Keys } from '#web/design/key-list.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { keysOfMarks } from '#web/features/applications/marks/marks.ts';

/** The keys of the board at its foot; all of them behind "?". */
export function BoardKeys({ onHelp, ...can }: Can & { onHelp: () => void }) {
  useKeys({ '?': onHelp });
  return (
    <KeyLine keys={keysOf(can).slice(0, -1)}>
      <IconButton
        variant="quiet"
        size="sm"
        label={m.applications_keys_title()}
        icon={<KeyboardIcon size="sm" />}
        aria-keyshortcuts="?"
        onClick={onHelp}
      />
    </KeyLine>
  );
}

export function BoardKeysDialog({
  open,
  onClose,
  ...can
}: Can & {
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} size="sm" title={m.applications_keys_title()} onClose={onClose}>
      <KeyList keys={[...keysOf(can), [['Ctrl', 'k'], m.area_go_key()]]} />
    </Dialog>
  );
}

interface Can {
  canMove: boolean;
  canPick: boolean;
}

function keysOf({ canMove, canPick }: Can): Keys {
  const picking: Keys = [
    [['x'], m.applications_board_key_select()],
    [['Shift', 'x'], m.applications_board_key_extend()],
  ];
  const moving: Keys = [
    [['Space', '←', '→'], m.applications_board_key_move()],
    [['s'], m.applications_board_key_status()],
    ...keysOfMarks('shortKeyText'),
  ];
  return [
    [['↑', '↓', '←', '→'], m.applications_board_key_go()],
    ...(canPick ? picking : []),
    ...(canMove ? moving : []),
    [['Enter'], m.applications_board_key_open()],
    [['?'], m.applications_keys_help()],
  ];
}
