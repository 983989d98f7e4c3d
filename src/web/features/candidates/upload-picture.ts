import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';

/** Sends the own picture to `api/files/v1/profile-picture`; it is kept at once. */
export async function uploadPicture(file: File): Promise<void> {
  const body = new FormData();
  body.append('update_type', 'user');
  body.append('file', file);
  const headers = { 'x-locale': getLocale() };
  const answer = await fetch('/api/files/v1/profile-picture', { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  if (answer?.ok) return;
  const said = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
  throw new Error(said?.message ?? m.validation_upload_failed());
}
