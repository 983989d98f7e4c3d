import { beforeAll, expect, test } from 'vitest';
import { listCalls } from '#server/platform/registry.ts';
import { companyRegistration } from './support/company-registration.ts';
import { faultsOf } from './support/hostile-values.ts';
import { anOpening, openingInput } from './support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin, password } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

interface Sample {
  token?: string;
  params?: Record<string, string>;
  input?: object;
}

const areas = [
  'companies',
  'companyMembers',
  'companyActivity',
  'jobOpenings',
  'openingReports',
  'plans',
  'jobPool',
];

/** Every field of an opening; what is undefined is sent only when it is hostile. */
const opening = {
  ...openingInput,
  introduction: '<p>Build with us.</p>',
  benefits: '<p>A flat.</p>',
  country: 'Qatar',
  currency: 'QAR',
  salary_type: 'per month',
  publish_salary: true,
  experience_start: 5,
  experience_end: 9,
  minimum_education: 'bachelor',
  cover_letter: 'optional',
  vacancies: 2,
  remote: false,
  hide_company_name: false,
  status: 'Published',
  publish: false,
  version: undefined,
  tags: ['towers'],
  screening_questions: [
    {
      title: 'Years of experience?',
      description: 'In towers.',
      answer_type: 'number',
      required: true,
      knock_out: { answer: 'yes', minimum: 1, maximum: 30, earliest: '2026-01-01', latest: '2027-01-01' },
    },
  ],
  video_questions: [{ question: 'Why us?', seconds: 60 }],
  eligibility: {
    visa_options: [],
    transferable: true,
    in_country: true,
    notice_period: 30,
    languages: [{ name: 'English', level: 'Expert' }],
    driving_licences: [],
  },
};

const profile = {
  name: 'Rawdat Engineering',
  logo: null,
  cr_file: null,
  cr_number: '12345',
  cr_expiry_number: '2027-01-01',
  industry: 'Construction',
  country: 'Qatar',
  city: 'Doha',
  number_of_employee: '50-100',
  description: 'Towers.',
  address: 'Street 7',
  dial_code: '+974',
  phone: '44123456',
  email: 'office@rawdat.example',
  profile_visibility: true,
  timezone: 'Asia/Qatar',
  website: 'https://rawdat.example',
  linkedin: '',
  twitter: '',
  facebook: '',
  instagram: '',
  email_accept: true,
  email_reject: true,
  email_sortlisted: true,
  email_interview: true,
  mail_templates: { accept: 'Welcome.', reject: '', sortlisted: '', interview: '' },
  documents: [],
  version: undefined,
};

/** A valid input for each call of the company side. */
async function samples(): Promise<Record<string, Sample>> {
  const roomy = { trialExpiresAt: null, jobSlots: 10_000, screeningSlots: 100, videoSlots: 100 };
  const owner = await anApprovedCompany(server(), roomy);
  const poster = await anApprovedCompany(server(), roomy);
  const { token } = poster;
  const seeker = await aCandidate(server());
  const [admin, superadmin] = [await anAdmin(server()), await aSuperadmin(server())];
  const params = { id: await anOpening(server(), poster.companyId) };
  const named = { user_id: owner.accountId, company_id: owner.companyId };
  const person = { name: 'Huda Salem', email: owner.email, dial_code: '+974', phone: '55123456' };
  const list = {
    show: 10,
    page: 1,
    sort: 'DESC',
    pageCount: 10,
    searchkey: 'a',
    package: 'trial',
    approved_status: 'Approved',
    employer_id: owner.accountId,
  };
  const log = {
    kind: 'opening',
    member: owner.accountId,
    from: '2026-01-01',
    to: '2026-12-31',
    page: 1,
    show: 20,
  };
  const decision = {
    adminLogin: true,
    approved_status: 'Approved',
    decline_reason: 'None.',
    package: 'trial',
  };
  const slots = { slot: 6, video_question_slot: 3, screening_question_slot: 5 };
  const registration = await companyRegistration(server(), { extra_data: { cr: 'files/none' } });
  const member = { token: owner.token, params: { id: owner.accountId } };
  return {
    'companies.create': { input: registration },
    'companies.update': {
      token: owner.token,
      input: { data: { ...person, avatar: null, password }, extra_data: profile, ...named },
    },
    'companies.dataUpdate': {
      token: admin.token,
      input: { ...named, id: owner.companyId, ...decision, ...slots, trial_expiry: '2027-01-01' },
    },
    'companies.submit': { token: owner.token },
    'companies.list': { token: admin.token, input: list },
    'companies.companyList': { token: admin.token, input: list },
    'companies.insertSettings': { token: admin.token, input: named },
    'companies.updateSettings': { token: admin.token, input: { ...named, val: true, type: 'sharing' } },
    'companies.requestPlan': { token: owner.token, input: { plan: 'premium', message: 'Soon, please.' } },
    'companies.ownPlanRequest': { token: owner.token },
    'companyMembers.list': { token: owner.token },
    'companyMembers.invite': { token: owner.token, input: { email: 'new@rawdat.example', role: 'viewer' } },
    'companyMembers.notifications': { token: owner.token },
    'companyMembers.changeNotifications': { token: owner.token, input: { applications: 'daily' } },
    'companyMembers.changeRole': { ...member, input: { role: 'viewer' } },
    'companyMembers.remove': member,
    'companyMembers.withdraw': member,
    'companyMembers.invitation': { input: { token: 'none' } },
    'companyMembers.accept': { input: { token: 'none', name: 'Huda', password, passwordCheck: password } },
    'companyMembers.join': { input: { token: 'none', password } },
    'companyActivity.dashboard': { token: owner.token },
    'companyActivity.log': { token: owner.token, input: log },
    'companyActivity.exportLog': { token: owner.token, input: log },
    'jobOpenings.list': { token, input: { status: 'Open', search: 'a', sort: 'ASC', page: 1, show: 20 } },
    'jobOpenings.create': { token, input: opening },
    'jobOpenings.read': { token, params },
    'jobOpenings.update': { token, params, input: opening },
    'jobOpenings.setStatus': { token, params, input: { status: 'Published' } },
    'jobOpenings.extend': { token, params, input: { due_date: '2027-01-01' } },
    'jobOpenings.duplicate': { token, params },
    'jobOpenings.remove': { token, params, input: { password: 'none' } },
    'jobOpenings.removeByPost': { token, params, input: { password: 'none' } },
    'openingReports.report': { params, input: { reason: 'other', text: 'A fee.' } },
    'plans.list': {},
    'plans.save': {
      token: superadmin.token,
      params: { id: 'extra' },
      input: { name: 'Extra', price: 100, ...slots, features: ['Help'], position: 9, is_offered: false },
    },
    'jobPool.search': {
      input: {
        show: 10,
        pageCount: 10,
        page: 1,
        sort: 'ASC',
        country: 'Qatar',
        city: 'Doha',
        job_title: 'engineer',
        employment_type: 'full time',
        experience_level: 'mid',
        salary_min: 100,
        remote: true,
        posted: 7,
      },
    },
    'jobPool.cities': { input: { city: 'D', country: 'Qatar' } },
    'jobPool.titles': { input: { new: true } },
    'jobPool.counts': { input: { city: 'Doha', country: 'Qatar' } },
    'jobPool.highlights': {},
    'jobPool.matches': { token: seeker.token, input: { ids: params.id } },
    'jobPool.forYou': { token: seeker.token },
    'jobPool.opening': { params },
    'jobPool.company': { params: { id: poster.companyId }, input: { page: 1 } },
  };
}

const calls = listCalls().filter(({ name }) => areas.includes(name.split('.')[0] ?? ''));
let sampled: Record<string, Sample> = {};

beforeAll(async () => {
  sampled = await samples();
});

test.each(calls)(
  'V2, V4: no hostile value makes $name fail',
  { timeout: 60_000 },
  async ({ name, method, path }) => {
    const sample = sampled[name];
    if (!sample) throw new Error(`Give ${name} a valid input`);
    const { token, params = {}, input = {} } = sample;
    expect(await faultsOf(server(), { method, path, token, params, input })).toEqual([]);
  },
);
