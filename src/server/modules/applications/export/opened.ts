import { openPhone } from '#server/modules/candidates/service.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import type { ExportedRow } from './queries.ts';

export type OpenedRow = ReturnType<typeof openRow>;

/** A row with the number that its profile keeps sealed. */
export function openRow(source: KeySource, { profile, candidateId, ...row }: ExportedRow) {
  return {
    ...row,
    candidateId,
    profile: profile && candidateId ? { ...profile, phone: openPhone(source, candidateId, profile) } : null,
  };
}
