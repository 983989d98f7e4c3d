import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anAdmin, aPendingCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const texts = {
  en: { name: 'CR unreadable', text: 'The scan cannot be read. Please send a sharper one.' },
  fr: { name: 'RC illisible', text: 'Le document est illisible. Envoyez-en un plus net.' },
  ar: { name: 'السجل غير مقروء', text: 'تعذّرت قراءة الوثيقة. يُرجى إرسال صورة أوضح.' },
};

test('administrators keep a note of a company, which the company never reads', async () => {
  const admin = await anAdmin(server());
  const company = await aPendingCompany(server());
  const path = `/api/company_administration/${company.companyId}`;
  const note = 'Called the office: the renewal is under way.';
  expect((await send(server(), 'PUT', `${path}/note`, { ...admin, body: { note } })).status).toBe(200);
  expect((await send(server(), 'GET', path, admin)).body.data.team_note).toMatchObject({
    note,
    updated_by: admin.name,
  });
  expect((await send(server(), 'PUT', `${path}/note`, { ...company, body: { note } })).status).toBe(403);
  for (const own of ['/api/users', `/api/company/${company.companyId}`])
    expect(JSON.stringify((await send(server(), 'GET', own, company)).body)).not.toContain(
      'Called the office',
    );
  await send(server(), 'PUT', `${path}/note`, { ...admin, body: { note: '' } });
  expect((await send(server(), 'GET', path, admin)).body.data.team_note).toBeNull();
});

test('the product comes with five templates in every language; administrators add, change and remove them', async () => {
  const admin = await anAdmin(server());
  const call = (method: string, path = '', body?: object) =>
    send(server(), method, `/api/decline_templates${path}`, { ...admin, body });
  const first = (await call('GET')).body.data;
  expect(first).toHaveLength(5);
  for (const template of first) expect(template.texts.fr.text.length).toBeGreaterThan(20);
  for (const template of first) expect(template.texts.ar.text).toMatch(/[\u0621-\u064a]{3}/);
  expect((await call('POST', '', { texts })).status).toBe(200);
  const { id } = (await call('GET')).body.data[5];
  const shorter = { ...texts, en: { ...texts.en, name: 'Unreadable' } };
  expect((await call('PUT', `/${id}`, { texts: shorter })).status).toBe(200);
  expect((await call('GET')).body.data[5]).toMatchObject({ texts: shorter, updated_by: admin.name });
  const half = await call('POST', '', { texts: { ...texts, fr: { name: '', text: '' } } });
  expect(Object.keys(half.body.errors).sort()).toEqual(['texts.fr.name', 'texts.fr.text']);
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await call('GET')).body.data).toHaveLength(5);
});

test('a template more than twenty is refused', async () => {
  const admin = await anAdmin(server());
  const add = () => send(server(), 'POST', '/api/decline_templates', { ...admin, body: { texts } });
  for (let number = 5; number < 20; number += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
});
