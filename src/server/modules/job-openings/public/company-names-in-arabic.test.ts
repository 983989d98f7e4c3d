import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companies } from '#server/modules/companies/table.ts';
import { keyNames } from '#server/modules/companies/tasks.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const read = async (path: string, locale = 'en') => {
  const { status, body } = await send(server(), 'GET', path, { headers: { 'accept-language': locale } });
  expect(status).toBe(200);
  return body.data;
};

const found = async (text: string): Promise<string[]> => {
  const { data } = await read(`/api/jobs_pool?job_title=${encodeURIComponent(text)}`);
  return (data as { id: string }[]).map(({ id }) => id);
};

const listed = async (text: string, locale = 'en'): Promise<string[]> => {
  const { data } = await read(`/api/companies?search=${encodeURIComponent(text)}`, locale);
  return (data as { name: string }[]).map(({ name }) => name);
};

const suggested = async (text: string, locale = 'en'): Promise<string[]> => {
  const options: { name: string; value: string; kind: string }[] = await read(
    `/api/jobs_pool_suggestions?text=${encodeURIComponent(text)}`,
    locale,
  );
  return options.flatMap(({ kind, name, value }) => (kind === 'company' ? [name, value] : []));
};

test('readers of Arabic are shown the name in Arabic where there is one, everybody else the other', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Sidra Shipping', nameAr: 'سدرة للشحن' });
  const id = await anOpening(server(), companyId, { title: 'Ship Chandler' });
  const other = await anApprovedCompany(server(), { name: 'Tarfa Shipping' });
  const unnamed = await anOpening(server(), other.companyId, { title: 'Ship Chandler' });
  for (const [locale, shown] of [
    ['en', 'Sidra Shipping'],
    ['fr', 'Sidra Shipping'],
    ['ar', 'سدرة للشحن'],
  ] as const) {
    const cards = (await read('/api/jobs_pool?job_title=Ship%20Chandler', locale)).data;
    const names = new Map(
      cards.map((card: { id: string; company: object }) => [card.id, card.company] as const),
    );
    expect(names.get(id)).toEqual({ id: companyId, name: shown, logo: null, verified: true });
    expect(names.get(unnamed)).toMatchObject({ name: 'Tarfa Shipping' });
    const opening = await read(`/api/job/${id}`, locale);
    expect([opening.company.name, opening.company.name_ar]).toEqual([shown, undefined]);
    expect(opening.similar[0].company.name).toBe('Tarfa Shipping');
    expect(await listed('sidra shipping', locale)).toEqual([shown]);
    expect(await suggested('sidra', locale)).toEqual([shown, shown]);
  }
  expect(await suggested('سدرة')).toEqual(['سدرة للشحن', 'سدرة للشحن']);
});

test('a company is found by either name, in other spellings too, and by a new one from its change on', async () => {
  const owner = await anApprovedCompany(server(), { name: 'Zed Holding', description: 'We hold.' });
  const id = await anOpening(server(), owner.companyId, { title: 'Stevedore' });
  const admin = await anAdmin(server());
  const administered = async (text: string) => {
    const path = `/api/company?searchkey=${encodeURIComponent(text)}`;
    return (await send(server(), 'GET', path, { token: admin.token })).body.data.data.length;
  };
  const findings = async (text: string) => [await found(text), await listed(text), await administered(text)];
  expect(await findings('غزوان')).toEqual([[], [], 0]);
  const body = { id: owner.companyId, name_ar: 'غزوان للموانئ' };
  const changed = await send(server(), 'POST', '/api/company-data-update', { token: admin.token, body });
  expect(changed.body.data.data).toMatchObject({ name: 'Zed Holding', approved_status: 'Approved' });
  for (const text of ['غزوان', 'غزوان الموانئ', 'Ghazwan', 'Zed Hold'])
    expect([text, ...(await findings(text))]).toEqual([text, [id], ['Zed Holding'], 1]);
  // By the beginnings of its words as well.
  for (const text of ['غزو', 'للمو'])
    expect([text, await found(text), await listed(text)]).toEqual([text, [id], ['Zed Holding']]);
  // Its Latin name changes: the one in Arabic is found as before.
  const renamed = { id: owner.companyId, name: 'Zain Holding' };
  await send(server(), 'POST', '/api/company-data-update', { token: admin.token, body: renamed });
  expect([await found('Ghazwan'), await found('Zed Hold')]).toEqual([[id], []]);
});

test('names from before their keys were kept are found by both, once the task has run', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Qof Holding', nameAr: 'زهير للتجارة' });
  const id = await anOpening(server(), companyId, { title: 'Stevedore' });
  await server().platform.db.update(companies).set({ nameKeys: null }).where(eq(companies.id, companyId));
  expect(await found('Zuhair')).toEqual([]);
  await keyNames.run(server().systemContext('test'), {});
  expect([await found('Zuhair'), await found('قوف')]).toEqual([[id], [id]]);
});
