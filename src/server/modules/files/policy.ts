import type { KeyPart } from '#domain/companies/api-keys.ts';
import { keyOf } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/sessions.ts';
import type { FileRecord } from './queries.ts';
import type { FileKind } from './table.ts';

/** What a reader shows beside the session. */
export interface ReadProof {
  /** Token of a share link, from the query. */
  share: string | undefined;
  /** Whether the reading begins here; false for the further pieces of a file already begun. */
  isBeginning: boolean;
}

/** A higher module's rule: who else may read files of these kinds. It may count or record the reading. */
export interface FileReader {
  kinds: readonly FileKind[];
  /** What an API key has to read for this; without it, no key reads by the rule. */
  part?: KeyPart;
  mayRead(context: Context, file: FileRecord, proof: ReadProof): Promise<boolean>;
}

/** Who sends a file knows what is in it: its owner, and the holder of its unspent ticket. */
export function mayReadUnchecked({ actor }: Context, file: FileRecord, ticket: string | undefined): boolean {
  if (ticket !== undefined && file.ticketHash === hashToken(ticket)) return true;
  return actor.role !== 'visitor' && file.ownerId === actor.accountId;
}

/**
 * Owners and admins read; the holder of an unspent ticket too; then whoever a rule of a higher module lets. An API key reads
 * by the rules of its parts alone.
 */
export async function mayRead(
  context: Context,
  file: FileRecord,
  proof: ReadProof & { ticket: string | undefined },
  readers: readonly FileReader[],
): Promise<boolean> {
  const { actor } = context;
  if (file.isPublic) return true;
  const key = keyOf(actor);
  if (!key && mayReadUnchecked(context, file, proof.ticket)) return true;
  if (actor.role === 'admin' || actor.role === 'superadmin') return true;
  for (const reader of readers) {
    if (key && !(reader.part && key.scopes.includes(`${reader.part}:read`))) continue;
    if (reader.kinds.includes(file.kind) && (await reader.mayRead(context, file, proof))) return true;
  }
  return false;
}
