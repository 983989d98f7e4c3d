import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askScanner } from '#server/platform/virus-scanner.ts';
import { aCandidate } from '#support/people.ts';
import { type ScannerStandIn, scannerStandIn } from '#support/scanner-stand-in.ts';
import { startTestServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';
import { aRecording, sendRecording } from '#support/videos.ts';

const cvPath = '/api/files/v1/cv-upload';
/** The test string of the anti-virus makers, in two halves, so that no scanner takes this file for one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path));

test('F11: what the scanner knows is refused with its own message, in a file and in a recording', async () => {
  await withScanner(await scannerStandIn(), async (server) => {
    const person = await aCandidate(server);
    expect((await upload(server, cvPath, aPdf(), person)).status).toBe(200);
    const infected = await upload(server, cvPath, aPdf(eicar), person);
    expect([infected.status, infected.body.message]).toEqual([
      422,
      'Our virus scanner does not accept this file. Please check your device and choose another file',
    ]);
    expect((await sendRecording(server, person, aRecording())).status).toBe(200);
    const video = Buffer.concat([aRecording(), Buffer.from(eicar)]);
    const refused = await sendRecording(server, person, video);
    expect([refused.status, refused.body.message]).toEqual([422, infected.body.message]);
  });
});

test('F11: a scanner that is away, silent or confused lets nothing in, and nothing else stops', async () => {
  for (const mood of ['hangs up', 'confused'] as const)
    await withScanner(await scannerStandIn(mood), async (server) => {
      const refused = await upload(server, cvPath, aPdf(), await aCandidate(server));
      expect([mood, refused.status, refused.headers.get('retry-after')]).toEqual([mood, 503, '60']);
    });
  const gone = await scannerStandIn();
  await gone.close();
  await withScanner(gone, async (server) => {
    expect((await upload(server, cvPath, aPdf(), await aCandidate(server))).status).toBe(503);
  });
});

test.skipIf(!clamd)('F11: the real daemon is understood', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.sock');
  await writeFile(join(folder, 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  await writeFile(
    join(folder, 'clamd.conf'),
    `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\n`,
  );
  const daemon = spawn(clamd ?? '', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  try {
    await expect.poll(() => existsSync(socket), { timeout: 60_000 }).toBe(true);
    const [clean, infected] = [join(folder, 'clean'), join(folder, 'infected')];
    await writeFile(clean, aPdf());
    await writeFile(infected, eicar);
    expect(await askScanner(`unix://${socket}`, clean)).toBeUndefined();
    expect(await askScanner(`unix://${socket}`, infected)).toContain('Eicar-Test');
  } finally {
    daemon.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

async function withScanner(
  scanner: ScannerStandIn,
  work: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<void>,
): Promise<void> {
  const server = await startTestServer({ CLAMD_URL: scanner.url });
  try {
    await work(server);
  } finally {
    await server.drop();
    await scanner.close();
  }
}
