import type { RefusalBody } from '#contract/errors.ts';
import { m } from '#texts/messages.js';
import { showToast } from '#web/design/overlay/toast.ts';
import { type EndedSession, leaveForSignIn } from '#web/ended-session.ts';
import { fieldLine } from '#web/field-line.ts';
import { announceFeatureOff } from './feature-off.ts';
import { isRefusal, refusedFields } from './refusal.ts';
import { readSurroundings } from './request.ts';

/**
 * Shows what the server says an answer deserves (`x-toast`): the toasts of specification 1, section 7,
 * and its validation lines, one a field, for 10 s. An ended session leads to the sign-in page.
 */
export async function showToastOf(response: Response): Promise<void> {
  switch (response.headers.get('x-toast')) {
    case 'updated':
      showToast({ type: 'success', text: m.common_updated_successfully() });
      break;
    case 'deleted':
      showToast({ type: 'success', text: m.common_deleted_successfully() });
      break;
    case 'failed':
      showToast({ type: 'error', text: m.common_something_wrong(), duration: 5000 });
      break;
    case 'validation':
      await showValidationLines(response.clone());
      break;
    case 'feature-off':
      announceFeatureOff();
      break;
    case 'signed-out':
      if (readSurroundings().viewer) leaveForSignIn(await endedSession(response.clone()));
      break;
  }
}

async function showValidationLines(response: Response): Promise<void> {
  const errors = Object.entries(refusedFields(await refusalIn(response)));
  // The labels come with the first refusal: pages without a form do without them.
  const { fieldLabel } = await import('./validation.ts');
  const lines = errors.map(([field, message]) => fieldLine(fieldLabel(field), message));
  if (lines.length > 0) showToast({ type: 'error', text: lines.join('\n'), duration: 10_000 });
}

async function endedSession(response: Response): Promise<EndedSession> {
  const refusal = await refusalIn(response);
  const accountStatus = refusal?.account_status;
  return {
    message: refusal?.message ?? '',
    accountStatus: typeof accountStatus === 'string' ? accountStatus : '',
  };
}

/** The refusal that an answer of the client's own transport carries. */
async function refusalIn(response: Response): Promise<RefusalBody | undefined> {
  const answer: { json?: { data?: unknown } } = await response.json();
  return isRefusal(answer.json?.data) ? answer.json.data : undefined;
}
