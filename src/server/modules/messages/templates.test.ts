import { expect, test } from 'vitest';
import { messageTemplatesMaximum } from '#domain/messages/templates.ts';
import { type Caller, send } from '#support/client.ts';
import { aMember, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const list = async (caller: Caller) =>
  (await send(server(), 'GET', '/api/message_templates', { token: caller.token })).body.data;
const save = (caller: Caller, name: string, text = 'Dear {candidate}, welcome to {company}.') =>
  send(server(), 'POST', '/api/message_templates', { token: caller.token, body: { name, text } });
const remove = (caller: Caller, id: string) =>
  send(server(), 'DELETE', `/api/message_templates/${id}`, { token: caller.token, body: {} });

test('a company keeps what it writes often; one of the same name gives way', async () => {
  const company = await anApprovedCompany(server(), { name: 'Pearl Divers', nameAr: 'غواصو اللؤلؤ' });
  const viewer = await aMember(server(), company.companyId, 'viewer');
  await save(company, 'Welcome');
  await save(company, 'Papers', 'Your licence for {position}, please.');
  await save(company, 'WELCOME', 'Welcome, {candidate}.');
  const found = await list(viewer);
  expect(found).toMatchObject({
    ...{ company: 'Pearl Divers', company_ar: 'غواصو اللؤلؤ' },
    templates: [{ name: 'Papers' }, { name: 'WELCOME', text: 'Welcome, {candidate}.' }],
    letters: [],
  });
  expect([(await save(viewer, 'Mine')).status, (await remove(viewer, found.templates[0].id)).status]).toEqual(
    [403, 403],
  );
  const other = await anApprovedCompany(server());
  expect((await list(other)).templates).toEqual([]);
  expect((await remove(other, found.templates[0].id)).status).toBe(404);
  expect((await remove(company, found.templates[0].id)).status).toBe(200);
  expect((await list(company)).templates).toMatchObject([{ name: 'WELCOME' }]);
});

test('the words of its letters are offered, too, in the language of whoever writes', async () => {
  const company = await anApprovedCompany(server());
  const body = { mail_templates: { interview: 'Let us meet.', interview_fr: 'Rencontrons-nous.' } };
  await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data: body } });
  expect((await list(company)).letters).toEqual([{ kind: 'interview', text: 'Let us meet.' }]);
});

test('what stands in braces can be filled in, and thirty templates are enough', async () => {
  const company = await anApprovedCompany(server());
  const refused = await save(company, 'Wrong', 'Dear {name}');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['text']]);
  for (let count = 1; count <= messageTemplatesMaximum; count += 1)
    expect((await save(company, `Template ${count}`)).status).toBe(200);
  expect((await save(company, 'One more')).status).toBe(409);
  expect((await save(company, 'Template 3', 'Changed.')).status).toBe(200);
});
