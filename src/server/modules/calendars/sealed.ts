import { aboutOf, type SealedColumn } from '#server/platform/sealed-text.ts';
import { seal, unseal } from '#server/platform/sealing.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';

const connection = { table: 'calendar_connections', key: 'id', about: 'id' } as const;
const address: SealedColumn = { ...connection, secret: 'address', kind: 'calendar address' };
const password: SealedColumn = { ...connection, secret: 'password', kind: 'calendar password' };

export const calendarSealedColumns = [address, password];

interface Secrets {
  address: string;
  password: string;
}

/** As the row keeps them; an address has no password. */
export function sealSecrets(keys: KeySource, id: string, secrets: Secrets): Secrets {
  return {
    address: seal(keys, secrets.address, aboutOf(address, id)),
    password: secrets.password && seal(keys, secrets.password, aboutOf(password, id)),
  };
}

export function openSecrets(keys: KeySource, { id, ...row }: Secrets & { id: string }): Secrets {
  return {
    address: unseal(keys, row.address, aboutOf(address, id)) ?? '',
    password: unseal(keys, row.password, aboutOf(password, id)) ?? '',
  };
}
