import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { rootCertificates, setDefaultCACertificates } from 'node:tls';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import type { TestServer } from '#support/test-server.ts';
import { freePort } from '../../scripts/product.mjs';
import { scratchFolder } from '../../scripts/scratch.mjs';
import { asTestServer } from '../data-folder.ts';
import { openBeside } from './beside.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { aMachine, type Machine } from './machine.ts';
import { findPrograms } from './missing.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startProxy } from './proxy.ts';

/** The shape of packaging/compose.yaml on this machine. */
export interface Cluster {
  folder: string;
  /** Where people come in. */
  url: string;
  certificate: string;
  database: Postgres;
  pooler: Pooler;
  bucket: Bucket;
  /** Undefined where letters stay in the outbox. */
  mail: MailServer | undefined;
  web: readonly [Machine, Machine];
  tasks: Machine;
  machines: readonly Machine[];
  settings: Record<string, string>;
  /** Puts something into the database and the bucket, as the tests do. */
  arrange<Made>(work: (server: TestServer) => Promise<Made>): Promise<Made>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  settings?: Record<string, string>;
  /** Whether a mail server takes the letters; true unless told. */
  hasMail?: boolean;
  /** Everything in the bucket was stored so many milliseconds ago. */
  age?: number;
  /** What the second of the web processes is given besides; asked when the cluster starts, and may refuse. */
  second?: () => Record<string, string>;
}

/** Starts everything, and waits until it answers. What was started ends where the rest can't be. */
export async function startCluster({
  settings = {},
  hasMail = true,
  age,
  second: ofSecond = () => ({}),
}: ClusterOptions = {}): Promise<Cluster> {
  const programs = findPrograms();
  const besides = ofSecond();
  const folder = scratchFolder();
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close().catch((error) => console.error(error));
  };
  const kept = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    closers.push(part.stop);
    return part;
  };
  try {
    const ports = await Promise.all(Array.from({ length: 7 }, freePort));
    const [first = 0, second = 0, third = 0, front = 0, pool = 0, base = 0, store = 0] = ports;
    const database = kept(await startPostgres(join(folder, 'postgres'), base));
    const pooling = { program: programs.pgbouncer, folder: join(folder, 'pooler'), port: pool };
    const pooler = kept(await startPooler({ ...pooling, owner: database.owner }, base));
    const bucket = kept(await startBucket(store, age));
    const mail = hasMail ? kept(await startMailServer()) : undefined;
    const all: Record<string, string> = {
      PUBLIC_URL: `https://localhost:${front}`,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: pooler.directUrl,
      DATABASE_STATEMENT_NAMES: pooler.keepsNames ? 'on' : 'off',
      STORAGE_URL: bucket.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      ...(mail && { SMTP_URL: mail.url }),
      TRUST_PROXY: 'on',
      DRAIN_SECONDS: '5',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    const machine = (name: string, port: number, own: Record<string, string>) => {
      const made = aMachine({ name, folder, port, settings: { ...all, ...own } });
      return kept(made);
    };
    const web = [
      machine('web-1', first, { ROLE: 'web' }),
      machine('web-2', second, { ROLE: 'web', ...besides }),
    ] as const;
    const tasks = machine('tasks', third, { ROLE: 'tasks' });
    const machines = [...web, tasks];
    // The first brings the database to its tables.
    await tasks.start();
    await Promise.all(web.map((one) => one.start()));
    const proxy = kept(
      await startProxy(programs, join(folder, 'proxy'), { port: front, targets: [first, second] }),
    );
    setDefaultCACertificates([...rootCertificates, proxy.certificate]);
    const { url, certificate } = proxy;
    const arrange: Cluster['arrange'] = (work) => arrangeIn(all, folder, work);
    const parts = { folder, url, certificate, database, pooler, bucket, mail, web, tasks, machines, arrange };
    return { ...parts, settings: all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function arrangeIn<Made>(
  settings: Record<string, string>,
  folder: string,
  work: (server: TestServer) => Promise<Made>,
): Promise<Made> {
  const server = openBeside(settings, join(folder, 'arranging'));
  try {
    await server.platform.tasks.prepare();
    return await work(asTestServer(server));
  } finally {
    await server.stop();
  }
}
