import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const written = {
  description: 'We build roads.',
  descriptions: { ar: 'نبني الطرق.', fr: 'Nous construisons des routes.' },
};

function save(owner: CompanyPerson, extra_data: object) {
  return send(server(), 'PUT', '/api/users/1', { token: owner.token, body: { extra_data } });
}

/** What visitors of that language read of the company on a page. */
async function described(path: string, locale: string) {
  const { status, body } = await send(server(), 'GET', path, { headers: { 'accept-language': locale } });
  expect([path, status]).toEqual([path, 200]);
  return (body.data.company ?? body.data).description;
}

test('each reader is told of a company in the own language, and else as it was written', async () => {
  const owner = await anApprovedCompany(server());
  const openingId = await anOpening(server(), owner.companyId);
  await save(owner, { ...written, descriptions: { ar: written.descriptions.ar } });
  for (const path of [`/api/company/${owner.companyId}`, `/api/job/${openingId}`]) {
    expect(await described(path, 'ar')).toBe(written.descriptions.ar);
    expect(await described(path, 'en')).toBe(written.description);
    expect(await described(path, 'fr')).toBe(written.description);
  }
});

test('a language that is not named stays as it is, an empty one goes, and the company stays approved', async () => {
  const owner = await anApprovedCompany(server());
  await save(owner, written);
  const { status, body } = await save(owner, { descriptions: { fr: '' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ under_review: false, extra_data: { approved_status: 'Approved' } });
  expect(body.extra_data.descriptions).toEqual({ ar: written.descriptions.ar });
});

test.each([
  ['ar', 'ش'.repeat(3000), undefined],
  ['ar', 'ش'.repeat(3001), ['Maximum 3000 character']],
])('a description in %s of that length ends in %s', async (locale, text, errors) => {
  const owner = await anApprovedCompany(server());
  const { status, body } = await save(owner, { descriptions: { [locale]: text } });
  expect(status).toBe(errors ? 422 : 200);
  expect(body.errors?.[`extra_data.descriptions.${locale}`]).toEqual(errors);
});

test('an unknown language is no part of it', async () => {
  const owner = await anApprovedCompany(server());
  const { body } = await save(owner, { descriptions: { de: 'Wir bauen.', ar: written.descriptions.ar } });
  expect(body.extra_data.descriptions).toEqual({ ar: written.descriptions.ar });
});
