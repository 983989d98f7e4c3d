import { type AddressedOpening, openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { showToast } from '#web/design/overlay/toast.ts';

/** Where people come from: an application keeps it. */
type LinkSource = 'link' | 'whatsapp' | 'linkedin' | 'qr';

/** The public page of an opening, with the place where its link was put. */
export function publicLink(opening: AddressedOpening, source: LinkSource): string {
  return `${window.location.origin}${openingPath(opening)}?source=${source}`;
}

export async function copyPublicLink(opening: AddressedOpening): Promise<void> {
  try {
    await navigator.clipboard.writeText(publicLink(opening, 'link'));
    showToast({ type: 'success', text: m.job_openings_link_copied() });
  } catch {
    // Some browsers refuse the clipboard: the link itself is on the page.
    showToast({ type: 'error', text: m.job_openings_copy_failed(), duration: 5000 });
  }
}
