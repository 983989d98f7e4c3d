import { aboutOf, type SealedColumn } from '#server/platform/sealed-text.ts';
import { seal, unseal } from '#server/platform/sealing.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';

const clientSecret: SealedColumn = {
  ...{ table: 'company_connections', key: 'id', about: 'id' },
  ...{ secret: 'client_secret', kind: 'client secret' },
};

export const signInSealedColumns = [clientSecret];

export function sealClientSecret(keys: KeySource, connectionId: string, secret: string): string {
  return seal(keys, secret, aboutOf(clientSecret, connectionId));
}

export function openClientSecret(
  keys: KeySource,
  { id, clientSecret: sealed }: { id: string; clientSecret: string },
): string {
  return unseal(keys, sealed, aboutOf(clientSecret, id)) ?? '';
}
