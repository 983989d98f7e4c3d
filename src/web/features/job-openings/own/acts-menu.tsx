import { Fragment } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { MoreIcon } from '#web/design/icons/icons.tsx';
import { Menu, MenuItem, MenuLine } from '#web/design/overlay/menu.tsx';
import { type ActedOpening, actLabels, actsOf } from './opening-acts.ts';
import { useOpeningActs } from './use-opening-acts.tsx';

/** What can be done with an opening of the list, as a menu. */
export function ActsMenu({ opening, onChange }: { opening: ActedOpening; onChange: () => void }) {
  const { start, dialog } = useOpeningActs({ opening, onChange });
  const label = m.job_openings_editor_acts({ title: opening.title });
  return (
    <>
      <Menu
        label={label}
        trigger={(props) => <IconButton {...props} variant="quiet" label={label} icon={<MoreIcon />} />}
      >
        {actsOf(opening).map((act) => (
          <Fragment key={act}>
            {act === 'delete' && <MenuLine />}
            <MenuItem danger={act === 'delete'} onClick={() => start(act)}>
              {actLabels[act]()}
            </MenuItem>
          </Fragment>
        ))}
      </Menu>
      {dialog}
    </>
  );
}
