import { randomBytes } from 'node:crypto';
import { aboutOf, type SealedColumn } from '#server/platform/sealed-text.ts';
import { seal, unseal } from '#server/platform/sealing.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';

const endpoint = { table: 'webhook_endpoints', key: 'id', about: 'id' } as const;
const current: SealedColumn = { ...endpoint, secret: 'secret', kind: 'webhook' };
const former: SealedColumn = { ...endpoint, secret: 'former_secret', kind: 'former webhook' };

export const webhookSealedColumns = [current, former];

/** A new secret, as Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealSecret(keys: KeySource, endpointId: string, secret: string): string {
  return seal(keys, secret, aboutOf(current, endpointId));
}

/** What was the secret, as the row keeps it beside the new one. */
export function sealFormer(keys: KeySource, endpointId: string, sealed: string): string {
  const secret = unseal(keys, sealed, aboutOf(current, endpointId)) ?? '';
  return seal(keys, secret, aboutOf(former, endpointId));
}

interface Sealed {
  id: string;
  secret: string;
  formerSecret: string | null;
  formerSecretUntil: Date | null;
}

/** By what a request is signed now: the secret, and for a day the one before. */
export function secretsOf(keys: KeySource, row: Sealed, now: Date): string[] {
  const { id, secret, formerSecret, formerSecretUntil } = row;
  const isGood = formerSecret && formerSecretUntil && formerSecretUntil > now;
  return [
    unseal(keys, secret, aboutOf(current, id)),
    isGood ? unseal(keys, formerSecret, aboutOf(former, id)) : undefined,
  ].filter((one) => one !== undefined);
}
