import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asJson, openBrowser } from '../browser.ts';
import type { Drill } from '../drill.ts';
import { settle } from '../people.ts';
import { openTab } from '../tab.ts';

const calls = 1000;
const people = 8;
const signs = 20;
/** Milliseconds. */
const soon = 2000;

/** Through PgBouncer in transaction mode: each call is answered with what it asked for, and open pages hear at once. */
export const pooler: Drill = {
  about: 'calls and live signs through PgBouncer in transaction mode',
  async run(cluster) {
    const { talks } = await settle(cluster, { candidates: 0, openings: 400, talks: people });
    const found = await cluster.database.query<{ count: number }>(
      `select count(*)::int from public_openings where country = 'Qatar' and expires_at > now()`,
    );
    const openings = found[0]?.count ?? 0;
    let right = 0;
    const wrong: string[] = [];
    const browsers = talks.map(() => openBrowser(cluster.url, cluster.certificate));
    await Promise.all(
      talks.map(async ({ id, company, person }, place) => {
        const browser = browsers[place];
        const call = async (
          path: string,
          asked: ReturnType<typeof asJson>,
          holds: (text: string) => boolean,
        ) => {
          const answer = await browser?.ask(path, asked).catch(() => undefined);
          if (answer?.status === 200 && holds(answer.body.toString())) right += 1;
          else wrong.push(`${answer?.status} ${path}: ${answer?.body.toString().slice(0, 120)}`);
        };
        for (let turn = 0; turn < calls / people / 5; turn += 1) {
          const text = randomUUID();
          const read = asJson(person.token, 'GET', undefined);
          await call(`/api/messages/${id}`, asJson(company.token, 'POST', { text, key: text }), (said) =>
            said.includes(text),
          );
          await call(`/api/messages/${id}`, read, (said) => said.includes(text));
          await call('/api/messages', read, (said) => said.includes(id));
          await call('/api/job_application', read, (said) => JSON.parse(said).data.total === 1);
          await call(
            '/api/jobs_pool?country=Qatar',
            read,
            (said) => JSON.parse(said).data.total === openings,
          );
        }
      }),
    );
    const late: number[] = [];
    const [talk] = talks;
    const [browser] = browsers;
    if (!talk || !browser) throw new Error('Nobody talks');
    const tab = openTab(openBrowser(cluster.url, cluster.certificate), talk.person.token);
    while (!tab.isOpen()) await sleep(20);
    for (let sign = 0; sign < signs; sign += 1) {
      const sentAt = performance.now();
      const text = randomUUID();
      await browser.ask(`/api/messages/${talk.id}`, asJson(talk.company.token, 'POST', { text, key: text }));
      while (tab.heardAt(talk.id) < sentAt && performance.now() - sentAt < 30_000) await sleep(5);
      late.push(Math.round(tab.heardAt(talk.id) < sentAt ? 30_000 : tab.heardAt(talk.id) - sentAt));
    }
    await tab.close();
    for (const one of browsers) one.close();
    for (const line of wrong.slice(0, 5)) console.error(line);
    const slowest = Math.max(...late);
    return {
      figures: {
        PgBouncer: cluster.pooler.version,
        'calls that are right': `${right} of ${calls}`,
        'a message is heard after, ms (median, slowest)': `${late.toSorted((a, b) => a - b)[signs / 2]}, ${slowest}`,
      },
      bounds: {
        [`${calls} of ${calls} calls are right`]: right === calls,
        [`each of ${signs} messages is heard within ${soon / 1000} s`]: slowest <= soon,
      },
    };
  },
};
