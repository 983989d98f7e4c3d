import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApplicationExport } from '#contract/application-exports.ts';
import type { RunningServer } from './product.ts';

const megabyte = 1024 * 1024;

/**
 * Every application as a table and as a ZIP of CVs, in the background of a running product: how long each took, how large
 * its file is, and how much of the machine's memory the process held before it and at most.
 */
export async function exportEverything(
  product: RunningServer,
  headers: Record<string, string>,
  mostGrowth: number,
) {
  const rows: Record<string, object> = {};
  let isBounded = true;
  for (const kind of ['csv', 'cvs'] as const) {
    const before = memoryOf(product.pid).now;
    forgetPeak(product.pid);
    const began = performance.now();
    const { total, path } = await written(product, headers, kind);
    const seconds = (performance.now() - began) / 1000;
    const { peak } = memoryOf(product.pid);
    const { size } = await readAll(`${product.url}/api/${path}`, headers);
    isBounded &&= peak - before <= mostGrowth;
    rows[kind === 'csv' ? 'export as a table' : 'export of the CVs'] = {
      applications: total,
      seconds: seconds.toFixed(1),
      'file MB': (size / megabyte).toFixed(1),
      'MB before': before.toFixed(0),
      'MB at most': peak.toFixed(0),
    };
  }
  return { rows, isBounded };
}

async function written(product: RunningServer, headers: Record<string, string>, kind: string) {
  const address = `${product.url}/api/job_application_export`;
  const begun = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
  const { data } = (await begun.json()) as { data: ApplicationExport };
  for (;;) {
    const listed = await fetch(address, { headers });
    const { data: all } = (await listed.json()) as { data: ApplicationExport[] };
    const found = all.find(({ id }) => id === data.id);
    if (found?.state === 'ready') return found;
    if (found?.state === 'failed') throw new Error(`The export of ${kind} failed`);
    await sleep(200);
  }
}

/** How long a file is, without keeping it. */
async function readAll(address: string, headers: Record<string, string>): Promise<{ size: number }> {
  const answer = await fetch(address, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  let size = 0;
  for await (const bytes of answer.body) size += bytes.byteLength;
  return { size };
}

/** The memory of a process in megabytes, now and at most since it was last forgotten. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: kilobytes('VmRSS') / 1024, peak: kilobytes('VmHWM') / 1024 };
}

function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
