import { type Answer, send } from './client.ts';
import { password } from './people.ts';
import type { TestServer } from './test-server.ts';
import { aPdf, upload } from './uploads.ts';

let count = 0;

/** What POST api/company/v1/create takes, with a document of its own; a changed part replaces the field. */
export async function companyRegistration(
  server: TestServer,
  changes: { data?: object; extra_data?: object } = {},
) {
  count += 1;
  const needsDocument = !(changes.extra_data && 'cr' in changes.extra_data);
  return {
    data: {
      name: 'Yousef Al-Marri',
      email: `owner-${count}@rawdat.qa`,
      password,
      passwordCheck: password,
      dial_code: '+974',
      phone: '55123456',
      ...changes.data,
    },
    extra_data: {
      company_name: 'Al-Futtaim 3M & Sons (Qatar)',
      company_email: '',
      contact_number: '44123456',
      cr_number: '12345/6',
      cr_expiry_number: '2027-03-31',
      cr: needsDocument ? await aDocument(server) : '',
      industry_type: 'Construction',
      website: 'https://rawdat.qa',
      ...changes.extra_data,
    },
  };
}

async function aDocument(server: TestServer): Promise<string> {
  const content = aPdf('Commercial registration');
  const { body } = await upload(server, '/api/files/v1/cr-attachment', content, { name: 'cr.pdf' });
  return body.path;
}

/** Registers a company through its call. */
export async function registerCompany(
  server: TestServer,
  changes: { data?: object; extra_data?: object } = {},
): Promise<Answer> {
  const body = await companyRegistration(server, changes);
  return send(server, 'POST', '/api/company/v1/create', { body });
}
