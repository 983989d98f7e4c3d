import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { ShareIcon } from '#web/design/icons/icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';

/** The device's own sharing where there is one, else the link in the clipboard. */
export function ShareButton({ opening }: { opening: { title: string } }) {
  async function share() {
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}`;
    try {
      if (isTouch() && navigator.share) await navigator.share({ title: opening.title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ type: 'success', text: m.job_openings_link_copied() });
      }
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ type: 'error', text: m.job_openings_copy_failed(), duration: 5000 });
    }
  }
  return (
    <IconButton
      className="share"
      label={m.job_openings_share()}
      icon={<ShareIcon />}
      onClick={() => void share()}
    />
  );
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
