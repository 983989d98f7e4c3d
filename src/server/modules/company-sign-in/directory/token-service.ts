import { directoryMark } from '#domain/companies/sign-in.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import {
  type ConnectionRow,
  selectConnection,
  selectConnectionOf,
} from '#server/modules/company-sign-in/connection-queries.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import { recordAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import {
  countPeople,
  deleteAllOf,
  deleteDirectory,
  saveDirectory,
  selectDirectory,
  selectDirectoryByToken,
  touchDirectory,
} from './queries.ts';

/** How exactly the last use of a token is known. */
const notedMs = 60_000;

/** Where the directory of the own company writes to, and how that goes; null without one. */
export async function readDirectory(context: Context<OwnerActor>) {
  const connection = await selectConnectionOf(context.db, context.actor.companyId);
  const directory = connection && (await selectDirectory(context.db, connection.id));
  return {
    address: `${context.config.publicUrl}/scim/v2`,
    directory: directory
      ? {
          beginning: directory.beginning,
          created_at: directory.createdAt.toISOString(),
          last_used_at: directory.lastUsedAt?.toISOString() ?? null,
          people: await countPeople(context.db, directory.connectionId),
          refused: directory.refused,
        }
      : null,
  };
}

/**
 * Makes the token of a directory, in the place of the one before; answers it whole, this once. After the own password,
 * because it outlives the session: call it outside a transaction.
 */
export async function makeDirectoryToken(context: Context<OwnerActor>, input: { password: string }) {
  await verifyOwnPassword(context, input.password);
  const token = `${directoryMark}${newToken()}`;
  await context.inTransaction(async (inner) => {
    const connection = await ownConnection(inner);
    await saveDirectory(inner.db, {
      connectionId: connection.id,
      tokenHash: hashToken(token),
      beginning: token.slice(0, directoryMark.length + 4),
      createdAt: inner.clock.now(),
    });
    await writeDown(inner, connection, 'directory.connected');
  });
  return { token };
}

/** Ends the token, and forgets whom the directory has told of: they stay members. */
export async function removeDirectory(context: Context<OwnerActor>): Promise<void> {
  const connection = await ownConnection(context);
  if (!(await deleteDirectory(context.db, connection.id))) throw new Refusal('NOT_FOUND');
  await deleteAllOf(context.db, connection.id);
  await writeDown(context, connection, 'directory.disconnected');
}

/** The connection whose directory a token belongs to; its use is noted to the minute. */
export async function findDirectory(context: Context, token: string): Promise<ConnectionRow | undefined> {
  const { db, clock } = context;
  const directory = await selectDirectoryByToken(db, hashToken(token));
  if (!directory) return undefined;
  const now = clock.now();
  if (now.getTime() - (directory.lastUsedAt?.getTime() ?? 0) > notedMs)
    await touchDirectory(db, directory.connectionId, now);
  return selectConnection(db, directory.connectionId);
}

async function ownConnection(context: Context<OwnerActor>): Promise<ConnectionRow> {
  const { companyId } = context.actor;
  await getCompanyLocked(context, companyId);
  const connection = await selectConnectionOf(context.db, companyId);
  if (!connection) throw new Refusal('NOT_FOUND');
  return connection;
}

async function writeDown(context: Context, { companyId, id }: ConnectionRow, kind: string): Promise<void> {
  await recordActivity(context, { companyId, kind, subjectId: id });
  await recordAudit(context, { kind, subject: companyId });
}
