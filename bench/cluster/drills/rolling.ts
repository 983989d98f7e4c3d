import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../browser.ts';
import type { Drill } from '../drill.ts';
import { startMixedLoad } from '../load.ts';
import { settle } from '../people.ts';
import { openTab } from '../tab.ts';

const least = 10_000;

/** A version with a further migration takes the place of the running one, a process after the other. */
export const rolling: Drill = {
  about: 'a rolling restart onto a new migration under load',
  async run(cluster) {
    const inhabitants = await settle(cluster, { candidates: 5, openings: 6000, talks: 4 });
    const tabs = inhabitants.talks.map(({ id, person }) => {
      const browser = openBrowser(cluster.url, cluster.certificate);
      return { id, tab: openTab(browser, person.token) };
    });
    while (tabs.some(({ tab }) => !tab.isOpen())) await sleep(20);
    const load = startMixedLoad(cluster, inhabitants, 5);
    const began = performance.now();
    const build = await nextVersion(join(cluster.folder, 'next'));
    const times: string[] = [];
    for (const machine of [cluster.tasks, ...cluster.web]) {
      const from = performance.now();
      await machine.stop();
      const stopped = performance.now();
      await machine.start(build);
      const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);
      times.push(`${machine.name} ${inSeconds(stopped - from)} + ${inSeconds(performance.now() - stopped)}`);
    }
    while (load.requests() < least) await sleep(100);
    await load.stop();
    const [migrated] = await cluster.database.query<{ there: boolean }>(
      `select exists(select from information_schema.columns where column_name = 'of_the_next_version') as there`,
    );
    const isHeard = ({ id, tab }: (typeof tabs)[number]) => {
      const last = load.acknowledged.messages.findLast(({ talk }) => talk === id);
      return tab.isOpen() && last !== undefined && tab.heardAt(id) >= last.sentAt;
    };
    for (let waited = 0; waited < 30_000 && !tabs.every(isHeard); waited += 100) await sleep(100);
    const lostTabs = tabs.filter((tab) => !isHeard(tab)).length;
    const returns = tabs.map(({ tab }) => tab.returns());
    await Promise.all(tabs.map(({ tab }) => tab.close()));
    const failed = Object.entries(load.statuses).filter(
      ([status]) => status === 'broken' || Number(status) >= 500,
    );
    for (const fault of load.faults.slice(0, 5)) console.error(fault);
    return {
      figures: {
        requests: load.requests(),
        'a second': Math.round(load.requests() / ((performance.now() - began) / 1000)),
        statuses: JSON.stringify(load.statuses),
        'seconds of the stop + of the start': times.join(', '),
        'tabs, lost': `${tabs.length}, ${lostTabs}`,
        'each came back': returns.join(' '),
      },
      bounds: {
        'the database is that of the next version': migrated?.there === true,
        [`no 5xx and no broken answer in ${least} requests`]: failed.length === 0 && load.requests() >= least,
        'no tab is lost: each heard of the last message':
          lostTabs === 0 && returns.some((count) => count > 0),
      },
    };
  },
};

/** This build with one migration more, as a first release of a change brings it: what the running version does not know. */
async function nextVersion(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o755 });
  for (const name of ['dist', 'scripts', 'node_modules', 'package.json'])
    await symlink(resolve(name), join(folder, name));
  await cp('migrations', join(folder, 'migrations'), { recursive: true });
  const journal = join(folder, 'migrations/meta/_journal.json');
  const known = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = known.entries.at(-1);
  if (!last) throw new Error('There is no migration');
  known.entries.push({
    ...last,
    idx: last.idx + 1,
    when: last.when + 1,
    tag: '9999_next_version',
  } as typeof last);
  await writeFile(journal, JSON.stringify(known));
  await writeFile(
    join(folder, 'migrations/9999_next_version.sql'),
    'alter table applications add column of_the_next_version text;',
  );
  return folder;
}
