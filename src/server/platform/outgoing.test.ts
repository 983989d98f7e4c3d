import dns from 'node:dns';
import { afterEach, expect, test, vi } from 'vitest';
import { webhookReceiver } from '#support/webhook-receiver.ts';
import { askOutside, isReachable } from './outgoing.ts';

const receiver = webhookReceiver();
const home = ['127.0.0.0/8'];

const post = (url: string, openedNetworks: readonly string[] = home, milliseconds?: number) =>
  askOutside({
    ...{
      url,
      method: 'POST',
      openedNetworks,
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    },
    ...(milliseconds !== undefined && { milliseconds }),
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await receiver().be(200);
  await receiver().received();
});

/** A name that means these addresses, one after the other. */
function aName(...addresses: string[]) {
  const left = [...addresses];
  return vi.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
    const done = given.at(-1);
    const address = left.length > 1 ? left.shift() : left[0];
    if (typeof done === 'function') done(null, [{ address, family: 4 }]);
  });
}

test('what is posted arrives, and what is answered is read', async () => {
  expect(await post(receiver().url)).toMatchObject({ status: 200, body: '{"heard":true}', isCut: false });
  expect(await receiver().received()).toMatchObject([{ path: '/hook', body: '{"a":1}' }]);
  await receiver().be(500);
  expect((await post(receiver().url)).status).toBe(500);
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:10.0.0.1'],
  ...['fe80::1', 'fd00::1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'ff02::1', 'not an address'],
])('%s is reached for nobody', (address) => {
  expect(isReachable(address, [])).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('%s is reached', (address) => {
  expect(isReachable(address, [])).toBe(true);
});

test('a private address is refused, however it is written, unless the operator has opened its network', async () => {
  const { port } = receiver();
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[::1]',
    'localhost',
  ])
    await expect(post(`http://${host}:${port}/hook`, [])).rejects.toMatchObject({
      reason: 'private_network',
    });
  expect(await receiver().received()).toEqual([]);
});

test('a name is looked up once for each request, and one that has come to mean a private address is refused', async () => {
  const lookup = aName('127.0.0.1', '10.0.0.1');
  const url = `http://hooks.rawdat.example:${receiver().port}/hook`;
  expect((await post(url)).status).toBe(200);
  await expect(post(url)).rejects.toMatchObject({
    reason: 'private_network',
    message: 'hooks.rawdat.example',
  });
  expect(lookup).toHaveBeenCalledTimes(2);
  expect(await receiver().received()).toHaveLength(1);
});

test('no redirect is followed', async () => {
  await receiver().be('redirect');
  expect((await post(receiver().url)).status).toBe(302);
  expect((await receiver().received()).map(({ path }) => path)).toEqual(['/hook']);
});

test('of an answer without an end 64 kB are read', async () => {
  await receiver().be('endless');
  const { status, body, isCut } = await post(receiver().url);
  expect([status, body.length, isCut]).toEqual([200, 64 * 1024, true]);
});

test('who answers nothing, hangs up or is not there is given up with its reason', async () => {
  await receiver().be('hang');
  await expect(post(receiver().url, home, 200)).rejects.toMatchObject({ reason: 'timeout' });
  await receiver().be('hang up');
  await expect(post(receiver().url)).rejects.toMatchObject({
    reason: 'no_connection',
    message: 'ECONNRESET',
  });
  await expect(post('http://127.0.0.1:1/')).rejects.toMatchObject({
    reason: 'no_connection',
    message: 'ECONNREFUSED',
  });
});
