import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const read = async (search: string) => (await send(server(), 'GET', `/api/companies?${search}`)).body.data;
const names = async (search: string) => (await read(search)).data.map(({ name }: { name: string }) => name);

test('the directory lists approved companies that show something, and nobody else', async () => {
  const shown = { industry: 'Listing', description: 'We build.' };
  await anApprovedCompany(server(), { ...shown, name: 'Zubarah Works' });
  await anApprovedCompany(server(), { ...shown, name: 'Hidden Works', profileVisibility: false });
  await anApprovedCompany(server(), { ...shown, name: 'Stopped Works', approvedStatus: 'Suspended' });
  await anApprovedCompany(server(), { industry: 'Listing', name: 'Silent Works' });
  const hiring = await anApprovedCompany(server(), { industry: 'Listing', name: 'Hiring Works' });
  await anOpening(server(), hiring.companyId);
  const pending = await aPendingCompany(server());
  await server()
    .platform.db.update(companies)
    .set({ ...shown, name: 'Waiting Works' })
    .where(eq(companies.id, pending.companyId));
  expect(await names('industry=Listing')).toEqual(['Hiring Works', 'Zubarah Works']);
});

test('a card says what its company shows, and counts the openings that say whose they are', async () => {
  const company = await anApprovedCompany(server(), {
    ...{ name: 'Rawdat Card', industry: 'Cards', city: 'Lusail', answerRate: 92 },
  });
  for (const hideCompanyName of [false, false, true])
    await anOpening(server(), company.companyId, { hideCompanyName });
  await anOpening(server(), company.companyId, { status: 'Closed' });
  expect((await read('industry=Cards')).data).toEqual([
    {
      id: company.companyId,
      ...{ name: 'Rawdat Card', logo: null, industry: 'Cards', country: 'Qatar', city: 'Lusail' },
      ...{ verified: true, answer_rate: 92, openings: 2 },
    },
  ]);
});

test('a company whose only openings hide its name is not listed as hiring, nor at all for them', async () => {
  const company = await anApprovedCompany(server(), { name: 'Quiet Falcon', industry: 'Quiet' });
  await anOpening(server(), company.companyId, { hideCompanyName: true });
  expect((await read('industry=Quiet')).total).toBe(0);
});

test('names are found by the beginnings of their words, without accents and signs', async () => {
  const shown = { industry: 'Names', description: 'x' };
  await anApprovedCompany(server(), { ...shown, name: 'Al-Futtaim & Élégance' });
  await anApprovedCompany(server(), { ...shown, name: '100 Percent' });
  await anApprovedCompany(server(), { ...shown, name: 'شركة الخليج' });
  const find = (text: string) => names(`industry=Names&search=${encodeURIComponent(text)}`);
  expect(await find('fut eleg')).toEqual(['Al-Futtaim & Élégance']);
  expect(await find('الخليج')).toEqual(['شركة الخليج']);
  expect(await find('uttaim')).toEqual([]);
  expect(await find('الفطيم')).toEqual(['Al-Futtaim & Élégance']);
  expect(await find('Al Khaleej Company')).toEqual(['شركة الخليج']);
  expect(await find('al')).toEqual(['Al-Futtaim & Élégance']);
  expect(await find('%')).toHaveLength(3);
  // A mark without its letter begins no word.
  expect(await find('fut \u0301')).toEqual(['Al-Futtaim & Élégance']);
  expect(await find('1_0')).toEqual([]);
});

test('filters narrow, and each count says what its filter would find beside the others', async () => {
  const shown = { description: 'x' };
  const doha = await anApprovedCompany(server(), {
    ...{ ...shown, name: 'Counted A', industry: 'Counting', city: 'Doha' },
  });
  await anOpening(server(), doha.companyId);
  await anApprovedCompany(server(), { ...shown, name: 'Counted B', industry: 'Counting', city: 'Lusail' });
  await anApprovedCompany(server(), {
    ...{ ...shown, name: 'Counted C', industry: 'Measuring', country: 'Oman', city: 'Muscat' },
  });
  const all = await read('search=counted');
  expect(all).toMatchObject({
    total: 3,
    counts: {
      industries: [
        { name: 'Counting', companies: 2 },
        { name: 'Measuring', companies: 1 },
      ],
      countries: [
        { name: 'Qatar', companies: 2 },
        { name: 'Oman', companies: 1 },
      ],
      cities: [],
      hiring: 1,
    },
  });
  const narrowed = await read('search=counted&country=Qatar&city=Lusail');
  expect(narrowed.data.map(({ name }: { name: string }) => name)).toEqual(['Counted B']);
  expect(narrowed.counts).toEqual({
    industries: [{ name: 'Counting', companies: 1 }],
    countries: [
      { name: 'Qatar', companies: 2 },
      { name: 'Oman', companies: 1 },
    ],
    cities: [
      { name: 'Doha', companies: 1 },
      { name: 'Lusail', companies: 1 },
    ],
    hiring: 0,
  });
  expect(await names('search=counted&hiring=1')).toEqual(['Counted A']);
});

test('most openings come first, then by name; the order may be another, and pages do not repeat', async () => {
  const day = 86_400_000;
  const now = server().clock.now().getTime();
  for (let number = 0; number < 26; number++) {
    const name = `Ordered ${String(number).padStart(2, '0')}`;
    const approvedAt = new Date(now - number * day);
    const { companyId } = await anApprovedCompany(server(), {
      name,
      industry: 'Ordering',
      approvedAt,
      website: 'https://a.qa',
    });
    if (number === 20) await anOpening(server(), companyId);
  }
  const first = await names('industry=Ordering');
  expect(first.slice(0, 3)).toEqual(['Ordered 20', 'Ordered 00', 'Ordered 01']);
  expect(await names('industry=Ordering&page=2')).toEqual(['Ordered 24', 'Ordered 25']);
  expect((await names('industry=Ordering&sort=name'))[20]).toBe('Ordered 20');
  expect((await names('industry=Ordering&sort=newest'))[0]).toBe('Ordered 00');
  expect(await names('industry=Ordering&page=101')).toEqual([]);
  expect((await read('industry=Ordering&page=x&sort=y&hiring=z')).total).toBe(26);
});

test('an opening that expires counts no more from that moment on', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Late', industry: 'Expiring' });
  await anOpening(server(), companyId, { dueDate: '2026-11-22' });
  expect((await read('industry=Expiring')).data).toMatchObject([{ openings: 1 }]);
  server().clock.advance(3 * 86_400_000);
  expect((await read('industry=Expiring')).total).toBe(0);
});
