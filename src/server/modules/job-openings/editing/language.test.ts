import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guessLanguage } from '#domain/job-openings/opening-language.ts';
import { send } from '#support/client.ts';
import { anOpening, saveOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const french = {
  title: 'Ingénieur civil',
  responsibilities: '<p>Vous suivez le chantier avec les équipes de Lusail.</p>',
  requirements: '<p>Sept ans dans la conduite de travaux.</p>',
};
const opening = async (id: string) => (await send(server(), 'GET', `/api/job/${id}`)).body.data;

test('an opening is written in what its words tell, unless its company says otherwise', async () => {
  const company = await anApprovedCompany(server());
  const languageOf = async (change: Record<string, unknown>) =>
    (await saveOpening(server(), company, change)).body.data.language;
  expect(await languageOf({})).toBe('en');
  expect(await languageOf(french)).toBe('fr');
  expect(await languageOf({ ...french, language: 'ar' })).toBe('ar');
  const bare = { title: 'ETABS', responsibilities: '<p>Revit.</p>', requirements: '<p>SAP.</p>' };
  expect(await languageOf(bare)).toBe('en');
  expect((await saveOpening(server(), company, { language: 'de' })).status).toBe(422);
});

test('an occupation is named in the languages that call it otherwise, a title of one’s own is not', async () => {
  const { companyId } = await anApprovedCompany(server());
  const engineer = await opening(await anOpening(server(), companyId, { title: 'Civil Engineer' }));
  expect(engineer).toMatchObject({
    title: 'Civil Engineer',
    language: 'en',
    titles: { fr: 'Ingénieur civil', ar: 'مهندس مدني / مهندسة مدنية' },
  });
  const written = await opening(await anOpening(server(), companyId, { title: 'مهندس مدني' }));
  expect(written).toMatchObject({ titles: { en: 'Civil Engineer', fr: 'Ingénieur civil' } });
  expect(written.titles).not.toHaveProperty('ar');
  const invented = { title: 'Bridge Whisperer', language: 'fr' } as const;
  expect(await opening(await anOpening(server(), companyId, invented))).toMatchObject({
    language: 'fr',
    titles: {},
  });
  const { body } = await send(server(), 'GET', '/api/jobs_pool?job_title=bridge%20whisperer');
  expect(body.data.data).toMatchObject([{ title: 'Bridge Whisperer', language: 'fr', titles: {} }]);
});

test('what was written before is guessed alike, and its card says it', async () => {
  const { companyId } = await anApprovedCompany(server());
  const texts = [
    french,
    { title: 'مهندس', responsibilities: '<p>الإشراف على المشاريع.</p>', requirements: '<p>Revit</p>' },
    {
      title: 'Fitter',
      responsibilities: '<p class="le la les">Fit the pipes.</p>',
      requirements: '<p>Of age.</p>',
    },
    { title: 'ETABS', responsibilities: '<p>&nbsp;</p>', requirements: '' },
  ];
  const ids = await Promise.all(
    texts.map((text) => anOpening(server(), companyId, { ...text, introduction: '' })),
  );
  const { db } = server().platform;
  await db.execute(sql`update public_openings set card = (card::jsonb - 'language' - 'titles')::text`);
  const file = readdirSync('migrations').find((name) => name.endsWith('_language_of_openings.sql'));
  const [, ...statements] = readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));
  const guessed = texts.map(({ title, responsibilities, requirements }) =>
    guessLanguage([title, responsibilities, requirements].join(' ')),
  );
  expect(guessed).toEqual(['fr', 'ar', 'en', undefined]);
  const { rows } = await db.execute<{ id: string; language: string; said: string }>(
    sql`select p.id, o.language, p.card::jsonb ->> 'language' as said from public_openings p join job_openings o on o.id = p.id`,
  );
  for (const [place, id] of ids.entries()) {
    const wanted = guessed[place] ?? 'en';
    expect(rows.find((row) => row.id === id)).toMatchObject({ language: wanted, said: wanted });
  }
});
