import { m } from '#texts/messages.js';
import { showToast } from '#web/design/overlay/toast.ts';

/** The address of a room, without a language: who opens it reads their own. */
export function roomAddress(publicUrl: string, id: string): string {
  return `${publicUrl}/shared_applications/${id}`;
}

export async function copyRoomLink(publicUrl: string, id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(roomAddress(publicUrl, id));
    showToast({ type: 'success', text: m.sharing_copied() });
  } catch {
    showToast({ type: 'error', text: m.sharing_copy_failed(), duration: 5000 });
  }
}
