import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany } from '#support/people.ts';
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
    url: `http://localhost:3000/job/nurse-script-b-doha-${id}`,
    hiringOrganization: { name: 'Marsa Clinics' },
  });
});

test('P8: a hidden company is confidential in it', async () => {
  const { companyId } = await anApprovedCompany(server(), { name: 'Canary Holding' });
  const { body } = await posting(await anOpening(server(), companyId, { hideCompanyName: true }));
  expect(body.data).not.toContain('Canary');
  expect(JSON.parse(body.data).hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' });
});

test.each(['Open', 'On-Hold', 'Closed'] as const)('an opening that is %s has none', async (status) => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  await changeOpening(server(), id, { status });
  expect((await posting(id)).status).toBe(404);
});

test('an opening has none once its due date is past, and none of a company that is no longer approved', async () => {
  const { companyId } = await anApprovedCompany(server());
  const today = server().clock.now();
  const due = (days: number) => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
  const id = await anOpening(server(), companyId, { dueDate: due(10) });
  expect((await posting(id)).status).toBe(200);
  await changeOpening(server(), id, { dueDate: due(-2) });
  expect((await posting(id)).status).toBe(404);
  const pending = await aPendingCompany(server());
  expect((await posting(await anOpening(server(), pending.companyId))).status).toBe(404);
});
