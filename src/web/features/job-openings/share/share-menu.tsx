import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { CopyIcon, ShareIcon } from '#web/design/icons/icons.tsx';
import { WhatsAppIcon } from '#web/design/icons/social-icons.tsx';
import { QrCodeIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem, MenuLink } from '#web/design/overlay/menu.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

interface ShareMenuProps {
  /** Of the page that is passed on, without the language: who opens it reads their own. */
  path: string;
  /** What stands before the address, in the language of who shares. */
  text: string;
  label: string;
}

/** Passes a page on by WhatsApp, as a link or as a QR code; each address says by which of them it came. */
export function ShareMenu({ path, text, label }: ShareMenuProps) {
  const { publicUrl } = useSurroundings();
  const address = (source: 'link' | 'whatsapp' | 'qr') => `${publicUrl}${path}?source=${source}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address('link'));
      showToast({ type: 'success', text: m.job_openings_link_copied() });
    } catch {
      showToast({ type: 'error', text: m.job_openings_copy_failed(), duration: 5000 });
    }
  }
  /** The drawing of the code comes with the first wish for one. */
  async function saveQrCode() {
    const { downloadQrCode } = await import('#web/features/shell/qr-download.ts');
    await downloadQrCode(address('qr'), `${text}.png`);
  }
  return (
    <Menu label={label} trigger={(props) => <IconButton {...props} label={label} icon={<ShareIcon />} />}>
      <MenuLink
        icon={<WhatsAppIcon />}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address('whatsapp')}`)}`}
      >
        {m.job_openings_own_share_whatsapp()}
      </MenuLink>
      <MenuItem icon={<CopyIcon />} onClick={() => void copy()}>
        {m.job_openings_own_copy_link()}
      </MenuItem>
      <MenuItem icon={<QrCodeIcon />} onClick={() => void saveQrCode()}>
        {m.job_openings_own_qr()}
      </MenuItem>
    </Menu>
  );
}
