import type { CvDocument } from '#domain/cvs/document.ts';
import { exportCv } from '#domain/cvs/json-resume-file.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { DownloadIcon, MoreIcon } from '#web/design/icons/icons.tsx';
import { BriefcaseIcon, DocumentIcon, HistoryIcon, PersonIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { saveFile } from '#web/features/cvs/preview/bytes.ts';
import { useProfileCv } from '#web/features/cvs/use-cvs.ts';

interface EditorMenuProps {
  id: string;
  name: string;
  document: CvDocument;
  save(): Promise<void>;
  onVersions(): void;
  onTailor(): void;
  onPrint(): void;
}

/** What is wanted now and then. */
export function EditorMenu({ id, name, document, save, onVersions, onTailor, onPrint }: EditorMenuProps) {
  const putInProfile = useProfileCv();
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
      <MenuItem icon={<PersonIcon size="sm" />} onClick={() => void save().then(() => putInProfile(id))}>
        {m.cvs_use_in_profile()}
      </MenuItem>
      <MenuItem icon={<DocumentIcon size="sm" />} end="Ctrl P" onClick={onPrint}>
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
