import type { CvDocument } from '#domain/cvs/document.ts';
import { exportCv } from '#domain/cvs/json-resume-file.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { DownloadIcon, MoreIcon } from '#web/design/icons/icons.tsx';
import { BriefcaseIcon, DocumentIcon, HistoryIcon, PersonIcon } from '#web/design/icons/subject-icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { saveFile } from '#web/features/cvs/preview/bytes.ts';
import { useProfileCv } from '#web/features/cvs/use-cvs.ts';
import type { EditedCv } from './use-cv-editor.ts';

interface EditorMenuProps {
  id: string;
  name: string;
  document: CvDocument;
  saving: EditedCv['saving'];
  onVersions(): void;
  onTailor(): void;
  onPrint(): void;
}

/** What is wanted now and then. */
export function EditorMenu({ id, name, document, saving, onVersions, onTailor, onPrint }: EditorMenuProps) {
  const putInProfile = useProfileCv();
  const details = useDetails().data?.data;
  const usedInProfile = async () => {
    const { save, hold, heldVersion } = saving;
    await save();
    const version = await putInProfile(id);
    // Of its words the profile has nothing that it had not before.
    if (version !== undefined && details?.version === heldVersion) hold(version);
  };
  return (
    <Menu
      label={m.cvs_more()}
      trigger={(props) => (
        <IconButton {...props} size="sm" variant="quiet" icon={<MoreIcon />} label={m.cvs_more()} />
      )}
    >
      <MenuItem icon={<BriefcaseIcon size="sm" />} onClick={onTailor}>
        {m.cvs_tailor()}
      </MenuItem>
      <MenuItem icon={<HistoryIcon size="sm" />} onClick={onVersions}>
        {m.cvs_versions()}
      </MenuItem>
      <MenuItem icon={<PersonIcon size="sm" />} onClick={() => void usedInProfile()}>
        {m.cvs_use_in_profile()}
      </MenuItem>
      <MenuItem icon={<DocumentIcon size="sm" />} end={<Kbd>Ctrl P</Kbd>} onClick={onPrint}>
        {m.cvs_print()}
      </MenuItem>
      <MenuItem
        icon={<DownloadIcon size="sm" />}
        onClick={() =>
          saveFile(JSON.stringify(exportCv(document), null, 2), `${name}.json`, 'application/json')
        }
      >
        {m.cvs_export_json()}
      </MenuItem>
    </Menu>
  );
}
