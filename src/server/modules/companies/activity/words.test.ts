import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyFeatures } from '#domain/companies/features.ts';
import { send } from '#support/client.ts';
import { anAdmin, anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { type Activity, recordActivity } from './service.ts';
import { activityTextKey } from './texts.ts';

const server = testServer();

test('every deed that is written down has words of its own', () => {
  const kinds = readdirSync('src/server/modules', { recursive: true })
    .map((path) => `src/server/modules/${path}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => /recordActivity|announceChange/.test(source))
    .flatMap((source) =>
      source.match(/(?<=')(?:company|member|opening|application|interview|candidate)\.[a-z_]+(?=')/g),
    )
    .filter((kind) => kind !== null);
  expect(kinds).toContain('opening.reopened');
  expect(kinds.filter((kind) => activityTextKey(kind) === 'companies_activity_other')).toEqual([]);
});

test('who joins did it, and each role is called by its name', async () => {
  const owner = await anApprovedCompany(server());
  await writes(owner, { kind: 'member.joined', subject: 'Lina Aziz', facts: { role: 'recruiter' } });
  server().clock.advance(1000);
  await writes(owner, { kind: 'member.role_changed', subject: 'Lina Aziz', facts: { role: 'viewer' } });
  expect(await entriesOf(owner, 'en')).toMatchObject([
    { kind: 'member.role_changed', subject: 'Lina Aziz, Viewer' },
    { kind: 'member.joined', actor_kind: 'member', actor_name: 'Lina Aziz', subject: 'Recruiter' },
  ]);
  expect(await entriesOf(owner, 'fr')).toMatchObject([
    { subject: 'Lina Aziz, Lecteur' },
    { subject: 'Recruteur' },
  ]);
});

test('a feature that is switched off is called by its name', async () => {
  const owner = await anApprovedCompany(server());
  const { token } = await anAdmin(server());
  for (const type of companyFeatures) {
    const body = { val: 0, company_id: owner.companyId, type };
    await send(server(), 'PUT', '/api/update_settings', { token, body });
  }
  const entries = await entriesOf(owner, 'en');
  expect(entries).toHaveLength(companyFeatures.length);
  for (const { subject } of entries) expect(companyFeatures).not.toContain(subject);
  expect(entries).toContainEqual(expect.objectContaining({ actor_kind: 'team', subject: 'Candidate pool' }));
});

async function entriesOf({ token }: CompanyPerson, language: string) {
  const headers = { 'accept-language': language };
  const { body } = await send(server(), 'GET', '/api/company_activity', { token, headers });
  return body.data.data as Record<string, string>[];
}

function writes({ companyId }: CompanyPerson, activity: Omit<Activity, 'companyId'>): Promise<void> {
  return server()
    .systemContext('log')
    .inTransaction((context) => recordActivity(context, { ...activity, companyId }));
}
