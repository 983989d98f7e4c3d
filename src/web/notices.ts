import { m } from '#texts/messages.js';
import { notify } from './design/notify.ts';
import { type EndedSession, leaveForSignIn } from './features/identity/ended-session.ts';
import { readSurroundings } from './request.ts';

interface FailureEnvelope {
  json?: { data?: { errors?: Record<string, string[]>; message?: string; account_status?: string } };
}

/**
 * Shows what the server says an answer deserves (`x-notice`): the notices of specification 1, section 7,
 * and its validation lines, one a field, for 10 s. An ended session leads to the sign-in page.
 */
export async function showNotice(response: Response): Promise<void> {
  switch (response.headers.get('x-notice')) {
    case 'updated':
      notify({ type: 'success', text: m.common_updated_successfully() });
      break;
    case 'deleted':
      notify({ type: 'success', text: m.common_deleted_successfully() });
      break;
    case 'failed':
      notify({ type: 'error', text: m.common_something_wrong(), duration: 5000 });
      break;
    case 'validation':
      await showValidationLines(response.clone());
      break;
    case 'signed-out':
      if (readSurroundings().viewer) leaveForSignIn(await endedSession(response.clone()));
      break;
  }
}

async function showValidationLines(response: Response): Promise<void> {
  const failure = (await response.json()) as FailureEnvelope;
  const errors = Object.entries(failure.json?.data?.errors ?? {});
  // The labels come with the first refusal: pages without a form do without them.
  const { fieldLabel } = await import('./validation.ts');
  const lines = errors.map(([field, [first = '']]) => lineOf(fieldLabel(field), first));
  if (lines.length > 0) notify({ type: 'error', text: lines.join('\n'), duration: 10_000 });
}

/** A message that names its field needs no label in front. */
function lineOf(label: string | undefined, message: string): string {
  const names = (text: string) => message.toLowerCase().includes(text.toLowerCase());
  return label && !names(label) ? m.common_field_line({ label, message }) : message;
}

async function endedSession(response: Response): Promise<EndedSession> {
  const failure = (await response.json()) as FailureEnvelope;
  const { message = '', account_status = '' } = failure.json?.data ?? {};
  return { message, accountStatus: account_status };
}
