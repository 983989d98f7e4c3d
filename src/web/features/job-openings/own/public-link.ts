import { m } from '#texts/messages.js';
import { showToast } from '#web/design/overlay/toast.ts';

/** Where people come from: an application keeps it. */
type LinkSource = 'link' | 'whatsapp' | 'linkedin' | 'qr';

/** The public page of an opening, with the place where its link was put. */
export function publicLink(id: string, source: LinkSource): string {
  return `${window.location.origin}/job/${id}?source=${source}`;
}

export async function copyPublicLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(publicLink(id, 'link'));
    showToast({ type: 'success', text: m.job_openings_link_copied() });
  } catch {
    // Some browsers refuse the clipboard: the link itself is on the page.
    showToast({ type: 'error', text: m.job_openings_copy_failed(), duration: 5000 });
  }
}
