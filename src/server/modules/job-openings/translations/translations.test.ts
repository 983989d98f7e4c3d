import { expect, test } from 'vitest';
import { type Caller, send } from '#support/client.ts';
import { openingInput, saveOpening } from '#support/openings.ts';
import { anAdmin, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const arabic = {
  title: 'مهندس إنشائي أول',
  responsibilities: '<p>قيادة تصميم برج.</p>',
  requirements: '<p>خبرة سبع سنوات.</p>',
};
const question = { title: 'How many towers?', answer_type: 'number', required: true };

async function published(company: Caller, change: Record<string, unknown> = {}) {
  const { body } = await saveOpening(server(), company, { publish: true, ...change });
  return body.data;
}

const list = (company: Caller, id: string) =>
  send(server(), 'GET', `/api/job_opening/${id}/translations`, { token: company.token });

async function translate(company: Caller, id: string, change: Record<string, unknown> = {}, language = 'ar') {
  const { body } = await list(company, id);
  const row = body.data.translations.find((each: { language: string }) => each.language === language);
  return send(server(), 'PUT', `/api/job_opening/${id}/translations/${language}`, {
    token: company.token,
    body: { ...arabic, source_version: body.data.source_version, version: row?.version ?? 0, ...change },
  });
}

async function edit(company: Caller, id: string, change: Record<string, unknown>) {
  const { body } = await send(server(), 'GET', `/api/job_opening/${id}`, { token: company.token });
  const input = { ...openingInput, status: 'Published', version: body.data.version, ...change };
  return send(server(), 'PUT', `/api/job_opening/${id}`, { token: company.token, body: input });
}

const read = async (id: string, locale = 'ar') =>
  (await send(server(), 'GET', `/api/job/${id}`, { headers: { 'accept-language': locale } })).body.data;

test('a reader is given the texts of the own language beside those that the opening is known by', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company);
  expect(await read(id)).toMatchObject({ languages: ['en'], translation: null });
  expect((await translate(company, id)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    title: openingInput.title,
    language: 'en',
    languages: ['en', 'ar'],
    translation: { language: 'ar', ...arabic },
  });
  expect(await read(id, 'fr')).toMatchObject({ languages: ['en', 'ar'], translation: null });
});

test('the sitemap names the opening in the languages that it is read in', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company);
  await translate(company, id);
  const { body } = await send(server(), 'GET', '/sitemap.xml');
  expect(body).toMatch(new RegExp(`/ar/job/[a-z-]{1,80}${id}</loc>`));
  expect(body).not.toMatch(new RegExp(`/fr/job/[a-z-]{1,80}${id}</loc>`));
});

test('search engines and feeds are told the opening as the page of their language shows it', async () => {
  const company = await anApprovedCompany(server(), { name: 'Sidra Towers', nameAr: 'أبراج سدرة' });
  const { id } = await published(company, { benefits: '<p>Housing.</p>' });
  await translate(company, id);
  const told = async (locale: string) => {
    const headers = { 'accept-language': locale };
    const posting = await send(server(), 'GET', `/api/job/${id}/posting`, { headers });
    const { body: rss } = await send(server(), 'GET', `${locale === 'en' ? '' : `/${locale}`}/rss.xml`);
    return {
      posting: JSON.parse(posting.body.data),
      rss: rss.split('<item>').find((item: string) => item.includes(id)),
    };
  };
  const [inArabic, inFrench] = [await told('ar'), await told('fr')];
  expect(inArabic.posting).toMatchObject({
    title: arabic.title,
    mainEntityOfPage: { inLanguage: 'ar' },
    hiringOrganization: { name: 'أبراج سدرة' },
  });
  expect(inArabic.posting.description).toContain('قيادة تصميم برج.');
  // What was not written in Arabic stays as it was written.
  expect(inArabic.posting.description).toContain('Housing.');
  expect(inArabic.posting.url).toMatch(/\/ar\/job\/senior-structural-engineer-/);
  expect(inArabic.rss).toContain(arabic.title);
  expect(inFrench.posting).toMatchObject({
    title: openingInput.title,
    mainEntityOfPage: { inLanguage: 'en' },
    hiringOrganization: { name: 'Sidra Towers' },
  });
  expect(inFrench.rss).toContain(openingInput.title);
});

test('a card names the opening as its company does in each language', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company, { title: 'Tower Whisperer' });
  await translate(company, id);
  const { body } = await send(server(), 'GET', '/api/jobs_pool?job_title=tower%20whisperer');
  expect(body.data.data).toMatchObject([{ id, title: 'Tower Whisperer', titles: { ar: arabic.title } }]);
});

test('a language is not read before its mandatory texts stand in it', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company);
  const { body } = await translate(company, id, { requirements: '' });
  expect(body.data.translations).toMatchObject([{ whole: false, missing: ['requirements'], older: [] }]);
  expect(await read(id)).toMatchObject({ languages: ['en'], translation: null });
});

test('what the original says anew makes its texts in other languages older, until they are written or reviewed', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company, { benefits: '<p>A car.</p>' });
  await translate(company, id, { benefits: '<p>سيارة.</p>' });
  await edit(company, id, { requirements: '<p>Ten years.</p>', benefits: '<p>Two cars.</p>' });
  const older = async () => (await list(company, id)).body.data.translations[0].older;
  expect(await older()).toEqual(['requirements', 'benefits']);
  await translate(company, id, { benefits: '<p>سيارتان.</p>' });
  expect(await older()).toEqual(['requirements']);
  await translate(company, id, { benefits: '<p>سيارتان.</p>', reviewed: true });
  expect(await older()).toEqual([]);
});

test('a question that is asked in other words is read as it was written until it is translated anew', async () => {
  const company = await anApprovedCompany(server());
  const asked = [
    { ...question, description: 'Built.' },
    { ...question, title: 'How many bridges?' },
  ];
  const { id, screening_questions } = await published(company, { screening_questions: asked });
  const [first, second] = screening_questions.map(({ id: of }: { id: string }) => of);
  const translated = [
    { id: first, title: 'كم برجًا؟', description: 'مبنية.' },
    { id: second, title: 'كم جسرًا؟' },
  ];
  await translate(company, id, { screening_questions: translated });
  expect((await read(id)).translation.screening_questions).toMatchObject(translated);
  await edit(company, id, { screening_questions: [{ ...question, title: 'How many tunnels?' }, asked[1]] });
  expect((await read(id)).translation.screening_questions).toMatchObject([{ title: 'كم جسرًا؟' }]);
  const [row] = (await list(company, id)).body.data.translations;
  expect(row).toMatchObject({ older: ['screening_questions.0'], missing: [] });
});

test('markup is cleaned, bounds hold, and the own language of the opening is no further one', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company);
  const script = '<p>نص</p><script>alert(1)</script>';
  await translate(company, id, { responsibilities: script });
  expect((await read(id)).translation.responsibilities).toBe('<p>نص</p>');
  expect((await translate(company, id, { title: 'x'.repeat(256) })).body.errors).toHaveProperty('title');
  expect((await translate(company, id, { title: '' })).status).toBe(422);
  expect((await translate(company, id, {}, 'en')).status).toBe(422);
  expect((await translate(company, id, {}, 'de')).status).toBe(422);
});

test('who began from an older version is refused, and nothing is lost', async () => {
  const company = await anApprovedCompany(server());
  const { id, version } = await published(company);
  await translate(company, id);
  expect((await translate(company, id, { version: 0 })).status).toBe(409);
  await edit(company, id, { requirements: '<p>Ten years.</p>' });
  expect((await translate(company, id, { source_version: version })).status).toBe(409);
  expect((await read(id)).translation).toMatchObject(arabic);
});

test('a copy has the languages of its original, and a language can be taken away', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await published(company);
  await translate(company, id);
  const copy = await send(server(), 'POST', `/api/job_opening/${id}/duplicate`, { token: company.token });
  expect((await list(company, copy.body.data.id)).body.data.translations).toMatchObject([
    { language: 'ar', ...arabic, older: [] },
  ]);
  const gone = await send(server(), 'DELETE', `/api/job_opening/${id}/translations/ar`, {
    token: company.token,
  });
  expect(gone.body.data.translations).toEqual([]);
  expect(await read(id)).toMatchObject({ languages: ['en'], translation: null });
});

test('another company neither reads nor writes them; administrators read every language', async () => {
  const [company, other] = [await anApprovedCompany(server()), await anApprovedCompany(server())];
  const { id } = await published(company);
  await translate(company, id, { requirements: '' });
  expect((await list(other, id)).status).toBe(404);
  const { body } = await list(company, id);
  const written = await send(server(), 'PUT', `/api/job_opening/${id}/translations/fr`, {
    token: other.token,
    body: { ...arabic, source_version: body.data.source_version, version: 0 },
  });
  expect(written.status).toBe(404);
  const taken = await send(server(), 'DELETE', `/api/job_opening/${id}/translations/ar`, {
    token: other.token,
  });
  expect(taken.status).toBe(404);
  const admin = await anAdmin(server());
  const seen = await send(server(), 'GET', `/api/admin_openings/${id}`, { token: admin.token });
  expect(seen.body.data.translations).toMatchObject([{ language: 'ar', title: arabic.title }]);
});
