import type { RefusalCode } from '#contract/errors.ts';
import type { CallMeta } from '#contract/route.ts';

/**
 * Which toast the web client shows for a call's answer (specification 1, section 7): `updated` after POST or PUT,
 * `deleted` after DELETE, `failed` for a failed GET, DELETE or PUT, `validation` for field errors, else none. Of a
 * feature that is switched off the client hears by `feature-off`: its screens say so themselves.
 */
export function toastOf(call: {
  method: string;
  meta: CallMeta;
  status: number;
  code?: RefusalCode;
}): string {
  const method = call.meta.toast === 'as-delete' ? 'DELETE' : call.method;
  if (call.status < 400) {
    if (call.meta.toast === 'none' || call.meta.toast === 'refusals') return 'none';
    if (method === 'DELETE') return 'deleted';
    return method === 'GET' ? 'none' : 'updated';
  }
  if (call.code === 'FEATURE_OFF') return 'feature-off';
  if (call.status === 401) return 'signed-out';
  if (call.status === 422) return call.meta.toast === 'none' ? 'none' : 'validation';
  if (call.meta.toast === 'none') return 'none';
  return ['GET', 'PUT', 'DELETE'].includes(method) && call.status !== 404 ? 'failed' : 'none';
}
