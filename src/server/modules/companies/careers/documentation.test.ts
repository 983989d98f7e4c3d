import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formerAddressesKept } from '#domain/companies/careers/address.ts';
import { brandColours } from '#domain/companies/careers/brand-colours.ts';
import { careersLimits } from '#domain/companies/careers/page.ts';
import { careersSource } from '#domain/companies/careers/paths.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const page = readFileSync('docs/integrations/careers-page.md', 'utf8');

test('the documentation has an answer of the same form, at the address that the name gives', async () => {
  const [, example = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
  const documented = JSON.parse(example);
  const owner = await anApprovedCompany(server(), { name: documented.data.company.name });
  await anOpening(server(), owner.companyId, { title: 'Ward Nurse' });
  const texts = { title: {}, alt: {}, picture: null };
  const body = {
    is_shown: true,
    colour: documented.data.colour,
    headline: { en: documented.data.headline.text, ar: 'معًا' },
    sections: [{ kind: 'about', ...texts, text: { en: documented.data.sections[0].text.text } }],
    version: 0,
  };
  const { status } = await send(server(), 'PUT', '/api/careers_page', { ...owner, body });
  expect(status).toBe(200);
  const answer = await send(server(), 'GET', `/api/careers/${documented.data.slug}`);
  expect(formOf(answer.body)).toEqual(formOf(documented));
  const { openings: _, company, ...own } = answer.body.data;
  const { openings: __, company: named, ...told } = documented.data;
  expect({ ...own, company: { ...company, id: named.id } }).toEqual({ ...told, company: named });
});

test('the colours of the documentation become what it says, and its figures are those of the product', () => {
  const colour = /`(#[0-9a-f]{6})`/g;
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `#'))
    .map((line) => [...line.matchAll(colour)].map(([, value]) => value));
  expect(rows.length).toBeGreaterThan(2);
  for (const [chosen = '', ...became] of rows) {
    const { onBand, light, dark } = brandColours(chosen);
    expect(became).toEqual([onBand, light.accent, light.onAccent, dark.accent, dark.onAccent]);
  }
  expect(page).toContain(`up to ${careersLimits.sections} sections`);
  expect(page).toContain(`latest ${formerAddressesKept} do`);
  expect(page).toContain(`?source=${careersSource}`);
});

/** The names in it, and below them theirs. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, formOf(inside)]));
}
