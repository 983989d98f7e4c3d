import { text as textOf } from 'node:stream/consumers';
import {
  DirectoryFault,
  patchGroup,
  patchPerson,
  readFilter,
  readGroup,
  readPage,
  readPerson,
} from '#domain/companies/scim.ts';
import { directoryMark } from '#domain/companies/sign-in.ts';
import type { ConnectionRow } from '#server/modules/company-sign-in/connection-queries.ts';
import type { Context } from '#server/platform/context.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { limitRead } from '#server/platform/limit-reads.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectGroupMembers, selectGroups } from './group-queries.ts';
import { addGroup, changeGroup, getGroup, removeGroup } from './groups-service.ts';
import { addPerson, changePerson, getPerson, removePerson } from './people-service.ts';
import { countPeople, keepRefused, selectPeople } from './queries.ts';
import {
  describedSchemas,
  presentGroup,
  presentList,
  presentPerson,
  providerConfig,
  resourceTypes,
  schemas,
} from './resources.ts';
import { findDirectory } from './token-service.ts';

/** One request of a directory, of which it is known whose it is. */
interface Request {
  c: AppContext;
  context: Context;
  connection: ConnectionRow;
  base: string;
  /** Of the path; empty where it names none. */
  id: string;
  body(bytes?: number): Promise<unknown>;
}

interface Answer {
  status: 200 | 201 | 204;
  body?: object;
}

type Handler = (request: Request) => Promise<Answer>;

const root = '/scim/v2';

/** The directory of a company writes here who works for it: SCIM 2.0, with the token of the company's connection. */
export function directoryRoutes(app: App): void {
  const on = (method: string, path: string, handler: Handler) =>
    app.on(method, `${root}${path}`, (c) => answer(c, handler));
  const told = (path: string, tell: (base: string) => object) =>
    on('GET', path, async ({ base }) => ({ status: 200, body: tell(base) }));
  told('/ServiceProviderConfig', providerConfig);
  told('/ResourceTypes', (base) => presentList(resourceTypes(base)));
  told('/Schemas', (base) => presentList(describedSchemas(base)));
  on('GET', '/Users', listPeople);
  on('POST', '/Users', async ({ context, connection, base, body }) => {
    const person = readPerson(await body());
    return { status: 201, body: presentPerson(base, await addPerson(context, connection, person)) };
  });
  on('GET', '/Users/:id', async ({ context, connection, base, id }) => ({
    status: 200,
    body: presentPerson(base, await getPerson(context, connection, id)),
  }));
  on(
    'PUT',
    '/Users/:id',
    writePerson((_before, given) => readPerson(given)),
  );
  on('PATCH', '/Users/:id', writePerson(patchPerson));
  on('DELETE', '/Users/:id', async ({ context, connection, id }) => {
    await removePerson(context, connection, id);
    return { status: 204 };
  });
  on('GET', '/Groups', listGroups);
  on('POST', '/Groups', async ({ context, connection, base, body }) => {
    const row = await addGroup(context, connection, readGroup(await body(groupBytes)));
    return { status: 201, body: await shownGroup(context, connection, base, row.id) };
  });
  on('GET', '/Groups/:id', async ({ context, connection, base, id }) => ({
    status: 200,
    body: await shownGroup(context, connection, base, id),
  }));
  on(
    'PUT',
    '/Groups/:id',
    writeGroup((_before, given) => readGroup(given)),
  );
  on('PATCH', '/Groups/:id', writeGroup(patchGroup));
  on('DELETE', '/Groups/:id', async ({ context, connection, id }) => {
    await removeGroup(context, connection, id);
    return { status: 204 };
  });
  // Below its root every answer is the protocol's own.
  app.all(`${root}/*`, (c) =>
    answer(c, async () => {
      throw new DirectoryFault(404, 'There is no such resource.');
    }),
  );
}

async function listPeople({ c, context: { db }, connection: { id }, base }: Request): Promise<Answer> {
  const filter = readFilter(c.req.query('filter'), ['username', 'externalid']);
  const { startIndex, count } = readPage(c.req.query('startIndex'), c.req.query('count'));
  const total = await countPeople(db, id, filter);
  const rows =
    count === 0 ? [] : await selectPeople(db, id, { filter, offset: startIndex - 1, limit: count });
  const people = rows.map((row) => presentPerson(base, row));
  return { status: 200, body: presentList(people, { total, startIndex }) };
}

async function listGroups({ c, context: { db }, connection: { id }, base }: Request): Promise<Answer> {
  const filter = readFilter(c.req.query('filter'), ['displayname']);
  const { startIndex, count } = readPage(c.req.query('startIndex'), c.req.query('count'));
  const all = await selectGroups(db, id, filter?.value);
  const page = all.slice(startIndex - 1, startIndex - 1 + count);
  const isBare = c.req.query('excludedAttributes')?.toLowerCase().split(',').includes('members');
  const ids = page.map((row) => row.id);
  const members = isBare || ids.length === 0 ? [] : await selectGroupMembers(db, ids);
  const shown = page.map((row) =>
    presentGroup(
      base,
      row,
      isBare
        ? undefined
        : members.filter(({ groupId }) => groupId === row.id).map(({ personId }) => personId),
    ),
  );
  return { status: 200, body: presentList(shown, { total: all.length, startIndex }) };
}

function writePerson(read: typeof patchPerson): Handler {
  return async ({ context, connection, base, id, body }) => {
    await getPerson(context, connection, id);
    const given = await body();
    const changed = await changePerson(context, connection, id, (before) => read(before, given));
    return { status: 200, body: presentPerson(base, changed) };
  };
}

function writeGroup(read: typeof patchGroup): Handler {
  return async ({ context, connection, base, id, body }) => {
    const given = await body(groupBytes);
    await changeGroup(context, connection, id, (before) => read(before, given));
    return { status: 200, body: await shownGroup(context, connection, base, id) };
  };
}

async function shownGroup(context: Context, connection: ConnectionRow, base: string, id: string) {
  const { row, memberIds } = await getGroup(context, connection, id);
  return presentGroup(base, row, memberIds);
}

/** Answers a request in the protocol's form, and keeps for the owners what was refused. */
async function answer(c: AppContext, handler: Handler): Promise<Response> {
  const context = await c.get('context')();
  let connection: ConnectionRow | undefined;
  try {
    connection = await requireDirectory(c, context);
    await limitSubject(context, 'directory', connection.id);
    const base = `${context.config.publicUrl}${root}`;
    const id = c.req.param('id') ?? '';
    return respond(await handler({ c, context, connection, base, id, body: (bytes) => readBody(c, bytes) }));
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    const { status, message: detail, scimType } = fault;
    const request = `${c.req.method} ${c.req.path.slice(root.length)}`.slice(0, 100);
    const at = context.clock.now().toISOString();
    // A directory asks for many who are not there yet: that is no fault of anybody's.
    if (connection && status !== 404)
      await keepRefused(context.outsideDb, connection.id, { at, request, detail });
    const body = {
      schemas: [schemas.error],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    };
    return respond({ status, body }, retryOf(error));
  }
}

async function requireDirectory(c: AppContext, context: Context): Promise<ConnectionRow> {
  const [, token = ''] = /^Bearer\s+([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const connection = token.startsWith(directoryMark) ? await findDirectory(context, token) : undefined;
  if (connection) return connection;
  // A directory has a limit of its own: its provider asks for many companies from one address.
  limitRead(context);
  throw new DirectoryFault(401, 'The token is unknown: it was renewed or removed.');
}

/** A group is told of with all its people at once: some 30,000. */
const groupBytes = 2 * 1024 * 1024;
const bodyMilliseconds = 30_000;

async function readBody(c: AppContext, bytes?: number): Promise<unknown> {
  const stream = bytes && c.get('body').stream({ bytes, milliseconds: bodyMilliseconds });
  const text = stream ? await textOf(stream) : await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new DirectoryFault(400, 'The body is no JSON.', 'invalidSyntax');
  }
}

function faultOf(error: unknown): DirectoryFault | undefined {
  if (error instanceof DirectoryFault) return error;
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'LAST_OWNER')
    return new DirectoryFault(
      409,
      'The last owner of a company stays: make somebody else an owner first.',
      'mutability',
    );
  if (error.code === 'TOO_MANY_REQUESTS') return new DirectoryFault(429, 'Too many requests: wait a moment.');
  if (error.code === 'TOO_LARGE') return new DirectoryFault(413, 'The body is too large.');
  // Two requests at one moment, or an address that somebody else has taken since.
  return new DirectoryFault(409, 'The company has changed meanwhile, or the address is taken.', 'uniqueness');
}

function retryOf(error: unknown): number | undefined {
  return error instanceof Refusal ? error.retryAfterSeconds : undefined;
}

function respond({ status, body }: { status: number; body?: object }, retryAfterSeconds?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  if (!body) return new Response(null, { status, headers });
  headers.set('content-type', 'application/scim+json');
  return new Response(JSON.stringify(body), { status, headers });
}
