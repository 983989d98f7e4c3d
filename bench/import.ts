// npm run bench -- import [--rows 50000]: a company moves in with a file like an export of Greenhouse. The product is killed in
// the middle of the import, started again on the same data, and has to finish with every row once; then the import is undone.
// Prints how long each took.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from './product.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
const rows = Math.min(50_000, Number(values.rows) || 50_000);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-import-'));
let server = await startProduct(folder, { DEMO: 'on' });
try {
  let cookie = await signIn();
  const id = await timed('upload and reading', () => upload());
  const shown = await read(id);
  const mapping = {
    ...{
      columns: shown.columns.map(({ field }) => field),
      stages: shown.stages.map(({ stage, status }) => ({ stage, status })),
    },
    ...{ opening_id: null, date_order: shown.date_order, dial_code: '+974', locale: 'en' },
  };
  await timed('check', async () => {
    await call('PUT', `/api/imports/${id}`, mapping);
    await until(id, ({ state }) => state === 'checked');
  });
  const { ready, refused } = await read(id);
  console.log(`${ready} rows are right, ${refused} refused`);
  const begun = performance.now();
  await call('POST', `/api/imports/${id}/run`, {});
  await until(id, ({ imported }) => imported > ready / 2);
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  console.log(`killed after ${seconds(begun)} s`);
  server = await timed('start after it', () => startProduct(folder, { DEMO: 'on' }));
  cookie = await signIn();
  await timed('the rest of the import', () => until(id, ({ state }) => state === 'done'));
  const done = await read(id);
  await timed('undo', async () => {
    await call('POST', `/api/imports/${id}/undo`, {});
    await until(id, ({ state }) => state === 'undone');
  });
  const undone = await read(id);
  console.log({ imported: done.imported, same: done.same, kept: undone.kept });
  if (done.imported !== ready || undone.kept !== 0) process.exitCode = 1;

  async function call(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { cookie, origin: server.url, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async function upload(): Promise<string> {
    const body = new FormData();
    body.append('file', new File([fileOf(rows)], 'greenhouse.csv'));
    return (await call('POST', '/api/imports/file', body)).id;
  }

  async function read(id: string): Promise<Shown> {
    return (await call('GET', `/api/imports/${id}`)).data;
  }

  async function until(id: string, is: (shown: Shown) => boolean): Promise<void> {
    while (!is(await read(id))) await sleep(500);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();

interface Shown {
  state: string;
  ready: number;
  refused: number;
  imported: number;
  same: number;
  kept: number;
  date_order: string | null;
  columns: { field: string | null }[];
  stages: { stage: string; status: string }[];
}

interface Answer {
  id: string;
  data: Shown;
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'company@demo.example', password: 'majlis-demo-2026' }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${what}: ${seconds(begun)} s`);
  return result;
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}

/** One row in a hundred is broken. */
function fileOf(count: number): string {
  const names = ['Mariam', 'Omar', 'Priya', 'Salma', 'Jean', 'Lin', 'Yousef', 'Ana'];
  const families = ['Al Kuwari', 'Haddad', 'Nair', 'Idris', 'Martin', 'Wu', 'Salem', 'Lopes'];
  const stages = ['Application Review', 'Phone Screen', 'Face to Face', 'Offer', 'Hired', 'Rejected'];
  const lines = Array.from({ length: count }, (_, n) => {
    const name = `${names[n % 8]} ${families[Math.floor(n / 8) % 8]}`;
    const email = n % 100 === 99 ? 'nobody' : `person${n}@import.example`;
    const day = `${(n % 27) + 1}/${(n % 12) + 1}/2025`;
    return `${n},${name},${email},+974 55${String(n).padStart(6, '0')},Position ${n % 120},${stages[n % 6]},${day},"Met at a fair, keen",4`;
  });
  return [
    'Candidate ID,Candidate Name,Email,Phone,Job Name,Current Stage,Applied On,Notes,Rating',
    ...lines,
  ].join('\n');
}
