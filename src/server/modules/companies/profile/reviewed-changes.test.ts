import { expect, test } from 'vitest';
import { companyDeclined, companyUnderReview } from '#server/modules/companies/events.ts';
import { send } from '#support/client.ts';
import { anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';

const server = testServer();
const put = (token: string | undefined, body: object) =>
  send(server(), 'PUT', '/api/users/1', { token, body });

test('a company that goes to review is not announced as declined', async () => {
  const owner = await anApprovedCompany(server());
  const heard: string[] = [];
  for (const event of [companyDeclined, companyUnderReview])
    server().platform.events.on<{ companyId: string }>(event, async (_context, { companyId }) => {
      if (companyId === owner.companyId) heard.push(event.name);
    });
  await put(owner.token, { extra_data: { name: 'Rawdah Holding' } });
  expect(heard).toEqual(['company.under-review']);
});

test('T2: a changed name, number or document sends an approved company back to review; a text does not', async () => {
  const owner = await anApprovedCompany(server(), { crNumber: '1' });
  const text = await put(owner.token, {
    extra_data: { description: 'b', crNumber: undefined, cr_number: '1' },
  });
  expect(text.body).toMatchObject({ under_review: false, extra_data: { approved_status: 'Approved' } });
  const name = await put(owner.token, { extra_data: { name: 'Rawdah Holding', cr_number: '2' } });
  expect(name.body).toMatchObject({
    under_review: true,
    extra_data: { approved_status: 'Pending', changed_fields: ['name', 'cr_number'] },
  });
  const other = await anApprovedCompany(server());
  const document = await upload(server(), '/api/files/v1/cr-attachment', aPdf('Trade license'), {
    token: other.token,
  });
  const documents = [{ kind: 'Trade license', path: document.body.path, expires_on: '2027-01-01' }];
  const changed = await put(other.token, { extra_data: { documents } });
  expect(changed.body).toMatchObject({
    under_review: true,
    extra_data: {
      changed_fields: ['documents'],
      documents: [{ kind: 'Trade license', expires_on: '2027-01-01' }],
    },
  });
});

test('T2: a name in Arabic is trimmed and sends an approved company back to review; the same one does not', async () => {
  const owner = await anApprovedCompany(server(), { nameAr: 'روضة للهندسة' });
  const same = await put(owner.token, { extra_data: { name_ar: ' روضة للهندسة ' } });
  expect(same.body).toMatchObject({ under_review: false, extra_data: { name_ar: 'روضة للهندسة' } });
  const other = await put(owner.token, { extra_data: { name_ar: ' روضة القابضة ' } });
  expect(other.body).toMatchObject({
    under_review: true,
    extra_data: { name: 'Rawdat Engineering', name_ar: 'روضة القابضة', changed_fields: ['name_ar'] },
  });
});
