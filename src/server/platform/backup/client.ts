import pg from 'pg';

/** A connection of its own for a long copy; when it breaks, the statement under way says so. */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
