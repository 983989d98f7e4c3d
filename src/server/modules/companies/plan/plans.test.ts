import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { getCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anAdmin, anApprovedCompany, aPendingCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { postingBlock, requireSlots } from './service.ts';

const server = testServer();

test('the first three plans are there with their slots and prices in QAR', async () => {
  const { body } = await send(server(), 'GET', '/api/plans');
  expect(body.data).toMatchObject([
    {
      id: 'trial',
      name: 'Trial',
      is_trial: true,
      slot: 6,
      video_question_slot: 3,
      screening_question_slot: 5,
    },
    {
      id: 'standard',
      price: 490,
      currency: 'QAR',
      slot: 12,
      video_question_slot: 5,
      screening_question_slot: 10,
    },
    { id: 'premium', price: 1290, slot: 30, video_question_slot: 10, screening_question_slot: 20 },
  ]);
});

test('a superadmin edits plans; an admin does not', async () => {
  const body = { name: 'Big', price: null, slot: 100, video_question_slot: 20, screening_question_slot: 30 };
  const asAdmin = await send(server(), 'PUT', '/api/plans/big', {
    token: (await anAdmin(server())).token,
    body,
  });
  expect(asAdmin.status).toBe(403);
  const { token } = await aSuperadmin(server());
  const saved = await send(server(), 'PUT', '/api/plans/big', { token, body });
  expect(saved.body.data).toMatchObject({ id: 'big', price: null, slot: 100 });
  const hidden = await send(server(), 'PUT', '/api/plans/big', {
    token,
    body: { ...body, is_offered: false },
  });
  expect(hidden.status).toBe(200);
  expect((await send(server(), 'GET', '/api/plans')).body.data).toHaveLength(3);
});

test('X3, W22: of 20 openings at once a company with 6 slots gets 6, and the refusal names the plan', async () => {
  const { companyId } = await anApprovedCompany(server());
  const open = () =>
    server()
      .systemContext('race')
      .inTransaction(async (context) => {
        const company = await getCompanyLocked(context, companyId);
        const taken = await context.db.$count(jobOpenings, eq(jobOpenings.companyId, companyId));
        await requireSlots(context, company, { kind: 'slot', taken, added: 1 });
        await context.db
          .insert(jobOpenings)
          .values({ companyId, title: 'Welder', employmentType: 'full time', experienceLevel: 'mid' });
      });
  const results = await Promise.allSettled(Array.from({ length: 20 }, open));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals.every((error) => error instanceof Refusal && error.code === 'PLAN_LIMIT')).toBe(true);
  expect(refusals[0].params).toEqual({ kind: 'slot', limit: 6, plan: 'Standard' });
});

test('posting is blocked until the approval, and after the trial until a plan is set', async () => {
  const now = server().clock.now();
  const pending = await getCompany(server().platform, (await aPendingCompany(server())).companyId);
  expect(postingBlock(pending, now)).toBe('COMPANY_NOT_APPROVED');
  const company = await getCompany(server().platform, (await anApprovedCompany(server())).companyId);
  expect(postingBlock(company, now)).toBeUndefined();
  expect(postingBlock(company, new Date(now.getTime() + 32 * dayMs))).toBe('TRIAL_ENDED');
  expect(
    postingBlock({ ...company, trialExpiresAt: null }, new Date(now.getTime() + 99 * dayMs)),
  ).toBeUndefined();
});

test.each([
  ['2026-11-28', 8, null],
  ['2026-11-27', 7, 7],
  ['2026-11-21', 1, 1],
  ['2026-11-20', 0, 0],
])('a trial that ends with %s has %i days left and warns with %s', async (lastDay, left, warning) => {
  const owner = await anApprovedCompany(server(), { trialExpiresAt: new Date(`${lastDay}T21:00:00Z`) });
  const session = await send(server(), 'GET', '/api/users', { token: owner.token });
  expect(session.body.extra_data).toMatchObject({ trial_expiry: lastDay, trial_expiry_days: left });
  const dashboard = await send(server(), 'GET', '/api/dashboard', { token: owner.token });
  expect(dashboard.body.trial_warning).toBe(warning);
});

test('owners are told once when 7 days are left and once when the trial has ended', async () => {
  const now = server().clock.now();
  const company = await anApprovedCompany(server(), {
    // Midnight in Doha after the seventh day from now, this day counted.
    trialExpiresAt: new Date('2026-11-27T21:00:00Z'),
  });
  const letters = async () => (await lettersTo(server().platform.db, company.email)).map(({ kind }) => kind);
  const session = await send(server(), 'GET', '/api/users', { token: company.token });
  expect(session.body.extra_data.trial_expiry_days).toBe(7);
  const dashboard = await send(server(), 'GET', '/api/dashboard', { token: company.token });
  expect(dashboard.body.trial_warning).toBe(7);
  await server().platform.tasks.prepare();
  await runNotices();
  await runNotices();
  expect(await letters()).toEqual(['trial-ending']);
  server().clock.set(new Date('2026-11-28T05:00:00Z'));
  await runNotices();
  await runNotices();
  expect(await letters()).toEqual(['trial-ending', 'trial-ended']);
  const over = await send(server(), 'GET', '/api/dashboard', { token: company.token });
  expect(over.body.trial_warning).toBe(0);
  server().clock.set(now);
});

async function runNotices(): Promise<void> {
  const { noticeTrials } = await import('#server/modules/companies/tasks.ts');
  await server()
    .systemContext('notices')
    .inTransaction((context) => noticeTrials.run(context, {}));
}

test('an owner asks for a plan: kept, and the team reads it', async () => {
  const company = await anApprovedCompany(server());
  const admin = await anAdmin(server());
  const ask = (token: string, plan: string) =>
    send(server(), 'POST', '/api/plan_requests', { token, body: { plan, message: 'We grow.' } });
  expect((await ask(company.token, 'premium')).status).toBe(200);
  const again = await Promise.all([ask(company.token, 'premium'), ask(company.token, 'premium')]);
  for (const { status, body } of again) {
    expect(status).toBe(422);
    expect(body.errors).toEqual({ plan: ['You have asked for this plan already; we answer shortly'] });
  }
  const [letter, ...others] = await lettersTo(server().platform.db, admin.email);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ kind: 'plan-requested' });
  expect(letter?.text).toContain('We grow.');
  const latest = () => send(server(), 'GET', '/api/plan_requests/latest', { token: company.token });
  expect((await latest()).body.data).toMatchObject({ plan: 'premium', plan_name: 'Premium' });
  await server()
    .platform.db.update(companies)
    .set({ planId: 'premium' })
    .where(eq(companies.id, company.companyId));
  expect((await latest()).body.data).toBeNull();
  expect((await ask(company.token, 'premium')).body.errors).toEqual({ plan: ['This is your plan already'] });
  expect((await ask(company.token, 'trial')).status).toBe(422);
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  expect((await ask(recruiter.token, 'standard')).status).toBe(403);
});

test('the message beside a wish for a plan has at most 1,000 characters', async () => {
  const { token } = await anApprovedCompany(server());
  const ask = (length: number) =>
    send(server(), 'POST', '/api/plan_requests', {
      token,
      body: { plan: 'premium', message: 'x'.repeat(length) },
    });
  expect((await ask(1001)).body.errors).toEqual({ message: ['Maximum 1000 character'] });
  expect((await ask(1000)).status).toBe(200);
});

test('a company that waits for its approval reads the plans and does not ask for one yet', async () => {
  const { token } = await aPendingCompany(server());
  expect((await send(server(), 'GET', '/api/plans', { token })).status).toBe(200);
  expect((await send(server(), 'GET', '/api/plan_requests/latest', { token })).body.data).toBeNull();
  const { status, body } = await send(server(), 'POST', '/api/plan_requests', {
    token,
    body: { plan: 'premium' },
  });
  expect(status).toBe(403);
  expect(body).toMatchObject({
    code: 'COMPANY_NOT_APPROVED',
    message:
      'Your documents are under review. Until they are approved, this part stays closed; contact us if it takes too long.',
  });
});
