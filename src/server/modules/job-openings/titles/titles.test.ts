import { expect, test } from 'vitest';
import type { Localized } from '#domain/locale.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { jobTitles } from './table.ts';

const server = testServer();

const found = async (title: string) =>
  (await send(server(), 'GET', `/api/jobs_pool?job_title=${encodeURIComponent(title)}`)).body.data.total;
const superadmin = () => aSuperadmin(server());
const change = (en: string, fr: string, more: object = {}) => ({
  ...{ names: { en, fr, ar: `مسمى ${en}` }, synonyms: [], is_retired: false },
  ...more,
});
const listed = async (searchkey: string) =>
  (await send(server(), 'GET', `/api/job_titles?searchkey=${searchkey}`, await superadmin())).body;

test('a title that is renamed is found by its new names in each language, and by the old one', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Dialysis Nurse' });
  expect(await found('hemodialyse')).toBe(0);
  const answer = await send(server(), 'PUT', '/api/job_titles/Dialysis%20Nurse', {
    ...(await superadmin()),
    body: change('Renal Nurse', 'Infirmier en hémodialyse', { synonyms: ['Kidney nurse'] }),
  });
  expect(answer.status).toBe(200);
  for (const words of ['hemodialyse', 'renal nurse', 'kidney', 'dialysis'])
    expect([words, await found(words)]).toEqual([words, 1]);
  expect((await listed('kidney')).data).toMatchObject([
    {
      value: 'Dialysis Nurse',
      names: { en: 'Renal Nurse' },
      openings: 1,
      profiles: 0,
      updated_by: 'Superadmin',
    },
  ]);
  server().clock.advance(61_000);
  const titles = (await send(server(), 'GET', '/api/get_all_job_titles')).body.data;
  expect(titles).toContainEqual({ name: 'Renal Nurse', value: 'Dialysis Nurse' });
});

test('the titles in use are those that an opening or a profile names', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Crane Operator' });
  const person = await superadmin();
  const titles = async (asked: string) =>
    (await send(server(), 'GET', `/api/job_titles?${asked}`, person)).body.data as {
      value: string;
      openings: number;
      profiles: number;
    }[];
  const used = await titles('used=true&searchkey=operator');
  expect(used.map(({ value }) => value)).toContain('Crane Operator');
  expect(used.filter(({ openings, profiles }) => openings + profiles === 0)).toEqual([]);
  const all = await titles('searchkey=operator');
  expect(all.length).toBeGreaterThan(used.length);
});

test('an added title is offered and found; one that is there already is refused', async () => {
  const person = await superadmin();
  const body = change('Zeppelin Keeper', 'Gardien de dirigeable');
  expect((await send(server(), 'POST', '/api/job_titles', { ...person, body })).status).toBe(200);
  const again = await send(server(), 'POST', '/api/job_titles', { ...person, body });
  expect(again.body.errors).toHaveProperty(['names.en']);
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Zeppelin Keeper' });
  expect(await found('gardien dirigeable')).toBe(1);
});

test('a merged title is offered no more, and whoever searches one finds both', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Ward Nurse' });
  await anOpening(server(), companyId, { title: 'School Nurse' });
  const merge = async (into: string) =>
    send(server(), 'POST', '/api/job_titles/Ward%20Nurse/merge', { ...(await superadmin()), body: { into } });
  expect((await merge('Nobody at all')).status).toBe(422);
  expect((await merge('Ward Nurse')).status).toBe(422);
  expect((await merge('School Nurse')).status).toBe(200);
  expect(await found('infirmier scolaire')).toBe(2);
  expect((await listed('ward nurse')).data[0]).toMatchObject({ merged_into: 'School Nurse' });
  server().clock.advance(61_000);
  const titles = (await send(server(), 'GET', '/api/get_all_job_titles')).body.data;
  expect(titles.map(({ value }: { value: string }) => value)).not.toContain('Ward Nurse');
});

test('a retired title is offered no more and still found; nobody but a superadmin names titles', async () => {
  const body = change('Midwife', 'Sage-femme', { is_retired: true });
  const path = '/api/job_titles/Midwife';
  expect((await send(server(), 'PUT', path, { ...(await anAdmin(server())), body })).status).toBe(403);
  expect((await send(server(), 'PUT', path, { ...(await superadmin()), body })).status).toBe(200);
  const list = (await send(server(), 'GET', '/api/reference/occupations')).body.data;
  expect(list.map(({ value }: { value: string }) => value)).not.toContain('Midwife');
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Midwife' });
  expect(await found('sage-femme')).toBe(1);
  expect(
    (await send(server(), 'PUT', '/api/job_titles/Nothing', { ...(await superadmin()), body })).status,
  ).toBe(404);
});

test('a title that was saved before a language was added reads in it as in English', async () => {
  const names = { en: 'Pearl Diver', fr: 'Pêcheur de perles' } as Localized;
  await server()
    .platform.db.insert(jobTitles)
    .values({ value: names.en, names, synonyms: [], updatedAt: new Date() });
  const { body } = await send(server(), 'GET', '/api/job_titles?searchkey=pearl', {
    ...(await superadmin()),
    headers: { 'accept-language': 'ar' },
  });
  expect(body.data).toMatchObject([{ value: 'Pearl Diver', names: { ar: 'Pearl Diver' } }]);
});

test('and where the product names it in that language, it keeps that name', async () => {
  const names = { en: 'Head Nurse', fr: 'Cadre infirmier' } as Localized;
  await server()
    .platform.db.insert(jobTitles)
    .values({ value: 'Nurse Manager', names, synonyms: [], updatedAt: new Date() });
  const [title] = (await listed('head')).data;
  expect(title.names).toMatchObject({ en: 'Head Nurse', ar: expect.stringMatching(/تمريض|ممرض/) });
});
