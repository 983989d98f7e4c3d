import { asc } from 'drizzle-orm';
import { tellNews } from '#server/modules/notifications/news-service.ts';
import { newsToTell } from '#server/modules/notifications/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';

const servers = new WeakMap<
  Database,
  { config: { publicUrl: string }; systemContext(id: string): Context }
>();

/** Remembers the server on a database, for what reads the database alone. */
export function keepServer(server: {
  platform: { db: Database; config: { publicUrl: string } };
  systemContext(id: string): Context;
}): void {
  const { db, config } = server.platform;
  servers.set(db, { config, systemContext: server.systemContext });
}

/** The address of the server on that database. */
export function siteOf(db: Database): string {
  return servers.get(db)?.config.publicUrl ?? 'http://localhost:3000';
}

/** Tells what is on its way to bells and letters, as the workers of a running server do at once. */
export async function settleNews(db: Database): Promise<void> {
  const server = servers.get(db);
  if (!server) return;
  const waiting = await db.select({ id: newsToTell.id }).from(newsToTell).orderBy(asc(newsToTell.createdAt));
  for (const row of waiting)
    await server
      .systemContext('news')
      .inTransaction((context) => tellNews(context, row))
      .catch(() => undefined); // What fails stays for its task, which says so.
}
