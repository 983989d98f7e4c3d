import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPdf } from '#support/uploads.ts';
import { type Asked, asJson, type Browser, type BrowserAnswer, openBrowser } from './browser.ts';
import type { Cluster } from './cluster.ts';
import type { Inhabitants } from './people.ts';

/** What the product said that it has. */
export interface Acknowledged {
  applications: { opening: string; person: string }[];
  messages: { talk: string; text: string; sentAt: number }[];
  uploads: { path: string; token: string; size: number }[];
  contacts: string[];
}

interface MixedLoad {
  acknowledged: Acknowledged;
  /** How often each status was answered; `broken` where no whole answer came. */
  statuses: Record<string, number>;
  /** What was answered 500 or more without saying when to come again. */
  faults: string[];
  requests(): number;
  stop(): Promise<void>;
}

/** People who read, apply, write to each other, upload and ask, each with a browser of their own and a moment between. */
export function startMixedLoad(
  cluster: Cluster,
  { candidates, openings, talks }: Inhabitants,
  pauseMs = 20,
): MixedLoad {
  const acknowledged: Acknowledged = { applications: [], messages: [], uploads: [], contacts: [] };
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const browsers: Browser[] = [];
  let requests = 0;
  let isOn = true;

  const someone = (act: (ask: Ask, turn: number) => Promise<void>) => {
    const browser = openBrowser(cluster.url, cluster.certificate);
    browsers.push(browser);
    const ask: Ask = async (path, asked) => {
      requests += 1;
      const answer = await browser.ask(path, asked).catch(() => undefined);
      const status = answer?.status ?? 'broken';
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (answer && answer.status >= 500 && !answer.headers['retry-after'])
        faults.push(
          `${answer.status} ${asked?.method ?? 'GET'} ${path}: ${answer.body.toString().slice(0, 120)}`,
        );
      return answer;
    };
    return (async () => {
      for (let turn = 0; isOn; turn += 1) {
        await act(ask, turn);
        await sleep(pauseMs);
      }
      browser.close();
    })();
  };

  const reads = [
    '/',
    '/jobs-pool',
    '/api/jobs_pool?page=1',
    '/api/jobs_pool?keyword=engineer',
    '/api/jobs_pool_get_cities',
  ];
  const untried = candidates.map((_, place) =>
    openings.filter((_opening, at) => at % candidates.length === place),
  );
  const work = [
    ...[0, 1].map(() => someone(async (ask, turn) => void (await ask(reads[turn % reads.length] ?? '/')))),
    ...candidates.map((person, place) =>
      someone(async (ask, turn) => {
        const opening = untried[place]?.[turn];
        if (!opening) return void (await sleep(1000));
        const answer = await ask(
          '/api/job_application',
          asJson(person.token, 'POST', { job_id: opening, terms: true }),
        );
        if (answer?.status === 200) acknowledged.applications.push({ opening, person: person.accountId });
      }),
    ),
    ...talks.map(({ id, company, person }) =>
      someone(async (ask, turn) => {
        const text = `${turn} ${randomUUID()}`;
        const sentAt = performance.now();
        const { token } = turn % 2 === 0 ? company : person;
        const answer = await ask(`/api/messages/${id}`, asJson(token, 'POST', { text, key: randomUUID() }));
        if (answer?.status === 200) acknowledged.messages.push({ talk: id, text, sentAt });
      }),
    ),
    someone(async (ask, turn) => {
      const { token } = candidates[turn % candidates.length] ?? { token: '' };
      const answer = await ask('/api/files/v1/cv-upload', anUpload(token, turn));
      if (answer?.status !== 200) return;
      const { path } = JSON.parse(answer.body.toString()) as { path: string };
      acknowledged.uploads.push({ path, token, size: cvOf(turn).length });
      await sleep(200);
    }),
    someone(async (ask) => {
      const subject = randomUUID();
      if ((await ask('/api/contact-message', aQuestion(subject)))?.status === 200)
        acknowledged.contacts.push(subject);
      await sleep(200);
    }),
  ];

  return {
    acknowledged,
    statuses,
    faults,
    requests: () => requests,
    async stop() {
      isOn = false;
      await Promise.all(work);
    },
  };
}

type Ask = (path: string, asked?: Asked) => Promise<BrowserAnswer | undefined>;

function cvOf(turn: number): Buffer {
  return aPdf(`Omar Farouk, civil engineer, ${turn}`);
}

function anUpload(token: string, turn: number): Asked {
  const border = 'a-border-of-parts';
  const head = `--${border}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${border}` },
    body: Buffer.concat([Buffer.from(head), cvOf(turn), Buffer.from(`\r\n--${border}--\r\n`)]),
  };
}

function aQuestion(subject: string): Asked {
  const content = { name: 'Omar Khalil', email: 'omar@example.com', subject, message: 'How do I apply?' };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(content),
  };
}
