import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { roomDeviceVisitorsMaximum, roomVisitorsMaximum } from '#domain/applications/sharing.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { liveStream } from '#support/live.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { applicationShares, shareReviews, shareVisitors } from './table.ts';

const server = testServer();

async function aRoom() {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const applicationId = await anApplication(server(), await aCandidate(server()), openingId);
  const body = { application_ids: [applicationId], title: 'ICU nurses', expires_on: '2026-11-28' };
  const { body: made } = await send(server(), 'POST', '/api/job_application_share', { ...company, body });
  return { company, applicationId, id: made.data.id as string };
}

interface Browser {
  name?: string;
  device?: string;
  cookie?: string;
  token?: string;
}

/** Enters and answers the status, the body and the cookie that was set. */
async function enter(id: string, { name = 'Dr Khalid', device = 'Firefox', cookie, token }: Browser = {}) {
  const answer = await send(server(), 'POST', `/api/shared_applications/${id}/visitor`, {
    token,
    body: { name },
    headers: {
      'user-agent': device,
      ...(cookie && { cookie, origin: 'http://localhost:3000' }),
    },
  });
  const { status, body } = answer;
  return {
    status,
    body,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    headers: answer.headers,
  };
}

const rate = (id: string, applicationId: string, cookie: string, rating = 4) =>
  send(server(), 'PUT', `/api/shared_applications/${id}/applications/${applicationId}`, {
    body: { rating },
    headers: { cookie, origin: 'http://localhost:3000' },
  });

async function visitorsOf(id: string): Promise<number> {
  const [row] = await server()
    .platform.db.select({ total: count() })
    .from(shareVisitors)
    .where(eq(shareVisitors.shareId, id));
  return row?.total ?? 0;
}

/** People who entered before, each from a device of their own. */
async function fill(id: string, total: number, rated?: string): Promise<void> {
  const now = server().clock.now();
  const rows = Array.from({ length: total }, (_, index) => ({
    shareId: id,
    tokenHash: `filled ${index}`,
    deviceHash: `device ${index}`,
    name: `Visitor ${index}`,
    createdAt: now,
    lastSeenAt: new Date(now.getTime() + index),
  }));
  const visitors = await server().platform.db.insert(shareVisitors).values(rows).returning();
  if (rated)
    await server()
      .platform.db.insert(shareReviews)
      .values(visitors.map(({ id: visitorId }) => ({ visitorId, applicationId: rated, rating: 3 })));
}

test('who never rated makes room for the next, who rated stays', async () => {
  const { id, applicationId } = await aRoom();
  const rater = await enter(id, { name: 'Dr Khalid' });
  await rate(id, applicationId, rater.cookie);
  await fill(id, roomVisitorsMaximum - 1);
  expect((await enter(id, { name: 'Sara', device: 'Safari' })).status).toBe(200);
  expect(await visitorsOf(id)).toBe(roomVisitorsMaximum);
  expect((await rate(id, applicationId, rater.cookie, 5)).status).toBe(200);
});

test('a room in which everybody rated says that it is full, and promises no time at which it is not', async () => {
  const { id, applicationId } = await aRoom();
  await fill(id, roomVisitorsMaximum, applicationId);
  const refused = await enter(id, { name: 'Sara', device: 'Safari' });
  expect([refused.status, refused.body.code, refused.body.retry_after]).toEqual([
    429,
    'ROOM_FULL',
    undefined,
  ]);
  expect(refused.headers.get('retry-after')).toBeNull();
  expect(refused.body.message).toBe(
    'This room is full: everybody who may enter has rated already. Ask the person who sent you the link for a new one.',
  );
});

test('of many who enter at one moment no more get in than there is room for', async () => {
  const { id } = await aRoom();
  await fill(id, roomVisitorsMaximum - 2);
  const several = Array.from({ length: 12 }, (_, index) =>
    enter(id, { name: `Person ${'abcdefghijkl'[index]}`, device: `Device ${index}` }),
  );
  await Promise.all(several);
  expect(await visitorsOf(id)).toBe(roomVisitorsMaximum);
});

test('one device without cookies takes few places, and gets no more ratings than places', async () => {
  const { id, applicationId, company } = await aRoom();
  for (let index = 0; index < roomDeviceVisitorsMaximum + 5; index += 1)
    expect((await enter(id, { name: `Person ${index}` })).status).toBe(200);
  expect(await visitorsOf(id)).toBe(roomDeviceVisitorsMaximum);
  const statuses = [];
  for (let index = 0; index < roomDeviceVisitorsMaximum + 2; index += 1) {
    const { status, cookie } = await enter(id, { name: `Rater ${index}` });
    if (status === 200) await rate(id, applicationId, cookie);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(roomDeviceVisitorsMaximum);
  expect(statuses.at(-1)).toBe(429);
  expect((await enter(id, { name: 'Sara', device: 'Safari' })).status).toBe(200);
  const told = await send(server(), 'GET', `/api/job_application/${applicationId}/outside_reviews`, company);
  expect(told.body.data.reviews).toHaveLength(roomDeviceVisitorsMaximum);
});

test('the same name from the same device is the same visitor: it counts once and rates once', async () => {
  const { id, applicationId, company } = await aRoom();
  const first = await enter(id, { name: 'Dr Khalid' });
  await rate(id, applicationId, first.cookie, 2);
  const again = await enter(id, { name: '  dr  khalid' });
  await rate(id, applicationId, again.cookie, 5);
  const told = await send(server(), 'GET', `/api/job_application/${applicationId}/outside_reviews`, company);
  expect(told.body.data.reviews).toMatchObject([{ rating: 5 }]);
  const listed = await send(server(), 'GET', `/api/job_application_share/${id}`, company);
  expect(listed.body.data.visitors).toBe(1);
});

test('a visitor takes no name of somebody who works there; that person may', async () => {
  const { id, company } = await aRoom();
  const member = await aMember(server(), company.companyId, 'recruiter');
  for (const name of ['Huda Salem', ' huda  salem', 'HUDA-SALEM'])
    expect((await enter(id, { name })).body.errors).toEqual({
      name: ['Somebody at the company has this name. Use your own name.'],
    });
  const sara = await enter(id, { name: 'Sara' });
  expect((await enter(id, { name: 'Huda Salem', cookie: sara.cookie })).status).toBe(422);
  expect((await enter(id, { name: 'Huda Salem', token: member.token })).status).toBe(200);
});

test('a browser does not choose its mark: each first entry to a room makes a new one', async () => {
  const [room, other] = [await aRoom(), await aRoom()];
  const own = 'A'.repeat(43);
  const { cookie } = await enter(room.id, { cookie: `mihna_room=${own}` });
  expect(cookie).not.toContain(own);
  const [name, token] = cookie.split('=');
  const planted = await enter(other.id, { cookie: `mihna_room=${token}; ${name}=${token}` });
  expect(planted.cookie).not.toContain(token ?? '');
  const both = `${cookie}; ${planted.cookie}`;
  for (const { id } of [room, other])
    expect(
      (
        await send(server(), 'GET', `/api/shared_applications/${id}/applications`, {
          headers: { cookie: both },
        })
      ).body.data,
    ).not.toBeNull();
  const renamed = await enter(room.id, { name: 'Dr K.', cookie: both });
  expect(renamed.cookie).toBe(cookie);
});

test('a closed link leaves its visitors with the company', async () => {
  const { id } = await aRoom();
  await enter(id);
  await server()
    .platform.db.update(applicationShares)
    .set({ revokedAt: server().clock.now() })
    .where(eq(applicationShares.id, id));
  expect((await enter(id, { name: 'Sara' })).status).toBe(410);
  expect(await visitorsOf(id)).toBe(1);
});

test('a verdict from outside reaches the company’s open pages as it is given', async () => {
  const { id, applicationId, company } = await aRoom();
  const { cookie } = await enter(id);
  const desk = await liveStream(server(), company);
  expect((await rate(id, applicationId, cookie)).status).toBe(200);
  expect(await desk.changes()).toEqual([{ kind: 'sharing', id }]);
  await desk.close();
});
