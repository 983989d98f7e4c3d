import { lt } from 'drizzle-orm';
import { auditEntries } from './audit-table.ts';
import type { Context } from './context.ts';
import type { OldRows } from './sweep.ts';

export interface AuditEntry {
  kind: string;
  subject?: string;
  facts?: Record<string, string | number | boolean>;
  /** Who did it, where the session is only made by it. */
  person?: { accountId: string; name: string; role: string };
}

/** Writes down who did what; the actor is the context's. It commits with the deed. */
export async function recordAudit(
  { db, clock, actor }: Pick<Context, 'db' | 'clock' | 'actor'>,
  { kind, subject = '', facts = {}, person }: AuditEntry,
): Promise<void> {
  const who = person ?? (actor.role === 'visitor' ? undefined : actor);
  if (!who) return;
  await db.insert(auditEntries).values({
    createdAt: clock.now(),
    actorId: who.accountId,
    actorName: who.name,
    actorRole: who.role === 'hiring' ? 'company' : who.role,
    kind,
    subject: subject.slice(0, 100),
    facts,
  });
}

/** Whether a call is written down by itself: whatever an administrator changes. */
export function isAudited({ actor }: Pick<Context, 'actor'>, method: string | undefined): boolean {
  return method !== 'GET' && (actor.role === 'admin' || actor.role === 'superadmin');
}

const told = [
  'approved_status',
  'package',
  'type',
  'val',
  'state',
  'range',
  'day',
  'price',
  'trial_expiry',
  'slug',
  'look_reason',
  'look_note',
  'address_proof',
];

/** The call by its name, what it names, and the few plain values that say what was decided; never a text or a password. */
export function auditOfCall(path: readonly string[], input: unknown): AuditEntry {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const id = [given.company_id, given.id, given.user_id, given.value].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  const facts: NonNullable<AuditEntry['facts']> = {};
  for (const name of told) {
    const value = given[name];
    if (typeof value === 'string') facts[name] = value.slice(0, 100);
    else if (typeof value === 'number' || typeof value === 'boolean') facts[name] = value;
  }
  return { kind: path.join('.'), subject: String(id ?? ''), facts };
}

/** Entries older than they are kept; a trigger keeps those of the last 364 days whatever is asked. */
export function oldAudit(before: Date): OldRows {
  return { table: auditEntries, where: lt(auditEntries.createdAt, before), by: auditEntries.createdAt };
}
