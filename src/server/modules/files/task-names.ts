import { z } from 'zod';

/** Removes content from the storage that its record lets go, unless a row still refers to it. */
export const eraseStored = {
  name: 'files.erase-stored',
  // One key: what an earlier version asked for.
  payload: z.union([z.object({ keys: z.array(z.string()) }), z.object({ key: z.string() })]),
};

/** Reads a PDF that was kept unread, because the machine had no time for it when it came. */
export const readWaiting = { name: 'files.read-waiting', payload: z.object({ id: z.uuid() }) };

const nothing = z.object({});
export const sweepUnclaimedName = { name: 'files.sweep-unclaimed', payload: nothing };
export const sweepUnnamedName = { name: 'files.sweep-unnamed', payload: nothing };
export const sweepOrphansName = { name: 'files.sweep-orphans', payload: nothing };
export const sweepTemporaryName = { name: 'files.sweep-temporary', payload: nothing };
export const sweepKeysName = { name: 'files.sweep-keys', payload: nothing };
/** Everything that removes what nobody keeps. */
export const sweepNames = [
  sweepUnclaimedName,
  sweepUnnamedName,
  sweepTemporaryName,
  sweepKeysName,
  sweepOrphansName,
];
