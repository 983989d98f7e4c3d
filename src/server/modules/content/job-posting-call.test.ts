import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const posting = (id: string) => send(server(), 'GET', `/api/job/${id}/posting`);

test('an Active opening has its JobPosting, which cannot end a script element', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Marsa Clinics' });
  const id = await anOpening(server(), companyId, { title: 'Nurse </script><b>' });
  const { status, body } = await posting(id);
  expect(status).toBe(200);
  expect(body.data).not.toContain('</script>');
  expect(JSON.parse(body.data)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Nurse </script><b>',
    hiringOrganization: { name: 'Marsa Clinics' },
  });
});

test('P8: a hidden company is confidential in it', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Canary Holding' });
  const { body } = await posting(await anOpening(server(), companyId, { hideCompanyName: true }));
  expect(body.data).not.toContain('Canary');
  expect(JSON.parse(body.data).hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' });
});

test('an opening that is not Active has none', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  await changeOpening(server(), id, { status: 'Closed' });
  expect((await posting(id)).status).toBe(404);
});
