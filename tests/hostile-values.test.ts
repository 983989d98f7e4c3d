import { companyRegistration } from './support/company-registration.ts';
import { anOpening, openingInput } from './support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin, password } from './support/people.ts';
import { type Sample, testHostileValues } from './support/test-hostile-values.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();

const areas = [
  'companies',
  'companyMembers',
  'companyActivity',
  'careersPage',
  'companyAdministration',
  'adminTeam',
  'secondFactor',
  'jobOpenings',
  'openingReports',
  'audit',
  'site',
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
  rejection_reasons: ['Moved abroad'],
  documents: [],
  version: undefined,
};

/** A valid input for each call of the company side, of administrators and of the second step. */
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
  const decided = { params: { id: owner.companyId }, input: { version: 99, reason: 'They asked for it.' } };
  const assertion = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  };
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
    'companies.close': { token: owner.token, input: { password: 'none' } },
    'companies.deleteAccount': { token: owner.token, input: { password: 'none' } },
    'companies.deleteAccountByPost': { token: owner.token, input: { password: 'none' } },
    'companyAdministration.read': { token: admin.token, params: { id: owner.companyId } },
    'companyAdministration.undo': { token: admin.token, ...decided },
    'companyAdministration.suspend': { token: admin.token, ...decided },
    'companyAdministration.liftSuspension': { token: admin.token, ...decided },
    'companyAdministration.close': { token: admin.token, ...decided },
    'companyAdministration.saveNote': {
      token: admin.token,
      params: { id: owner.companyId },
      input: { note: 'Called.' },
    },
    'companyAdministration.activity': {
      token: admin.token,
      params: { id: owner.companyId },
      input: { page: 1 },
    },
    'adminTeam.list': { token: superadmin.token },
    'adminTeam.invite': { token: superadmin.token, input: { email: 'team@example.com' } },
    'adminTeam.withdraw': { token: superadmin.token, params: { id: owner.accountId } },
    'adminTeam.setStatus': {
      token: superadmin.token,
      params: { id: owner.accountId },
      input: { status: 'suspended' },
    },
    'adminTeam.removeSecondStep': { token: superadmin.token, params: { id: owner.accountId } },
    'adminTeam.invitation': { input: { token: 'none' } },
    'adminTeam.accept': {
      input: { token: 'none', name: 'Maryam', password, passwordCheck: password, code: '123456' },
    },
    'secondFactor.secondStep': { input: { ticket: 'none', code: '123456', passkey: assertion } },
    'secondFactor.secondStepPasskey': { input: { ticket: 'none' } },
    'secondFactor.lostDevice': { input: { ticket: 'none' } },
    'secondFactor.recover': { input: { token: 'none' } },
    'secondFactor.passkeyOptions': {},
    'secondFactor.passkeySignIn': { input: { passkey: assertion } },
    'secondFactor.state': { token: seeker.token },
    'secondFactor.beginTotp': { token: seeker.token, input: { password: 'none' } },
    'secondFactor.confirmTotp': { token: seeker.token, input: { code: '123456' } },
    'secondFactor.removeTotp': { token: seeker.token, input: { password: 'none', code: '123456' } },
    'secondFactor.beginPasskey': { token: seeker.token, input: { password: 'none' } },
    'secondFactor.addPasskey': {
      token: seeker.token,
      input: {
        name: 'Phone',
        response: { ...assertion, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
      },
    },
    'secondFactor.removePasskey': {
      token: seeker.token,
      params: { id: owner.accountId },
      input: { password: 'none', code: '123456' },
    },
    'secondFactor.proofOptions': { token: seeker.token },
    'secondFactor.renewCodes': { token: seeker.token, input: { password: 'none', code: '123456' } },
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
    'openingReports.list': { token: superadmin.token, input: { page: 1 } },
    'openingReports.dismiss': { token: superadmin.token, params },
    'openingReports.hold': { token: superadmin.token, params, input: { reason: 'Asks for money.' } },
    'openingReports.release': { token: superadmin.token, params },
    'audit.list': {
      token: superadmin.token,
      input: { kind: 'signed-in', from: '2026-11-01', to: '2026-11-21', before: 9 },
    },
    'site.read': {},
    'site.settings': { token: superadmin.token },
    'site.saveStatistics': {
      token: superadmin.token,
      input: {
        statistics: [
          { value: '100+', label: { en: 'jobs', fr: 'offres', ar: 'وظائف' } },
          { value: '9K', label: { en: 'people', fr: 'personnes', ar: 'أشخاص' } },
        ],
      },
    },
    'site.saveSocial': {
      token: superadmin.token,
      input: { linkedin: 'https://example.com', instagram: '', facebook: '', twitter: '', youtube: '' },
    },
    'plans.list': {},
    'plans.all': { token: superadmin.token },
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
        salary_currency: 'KWD',
        pay_published: '1',
        remote: true,
        posted: 7,
      },
    },
    'jobPool.countries': { input: { job_title: 'nurse', country: 'all', salary_min: 100 } },
    'jobPool.companies': {
      input: {
        search: 'R',
        industry: 'Construction',
        country: 'Qatar',
        city: 'Doha',
        hiring: '1',
        sort: 'name',
        page: 1,
      },
    },
    'jobPool.cities': { input: { city: 'D', country: 'Qatar' } },
    'jobPool.suggestions': {
      input: { text: 'nurse', country: 'Qatar', city: 'Doha', titles: true },
    },
    'jobPool.titles': { input: { new: true } },
    'jobPool.counts': { input: { city: 'Doha', country: 'Qatar' } },
    'jobPool.highlights': {},
    'jobPool.matches': { token: seeker.token, input: { ids: params.id } },
    'jobPool.forYou': { token: seeker.token },
    'jobPool.opening': { params },
    'jobPool.company': { params: { id: poster.companyId }, input: { page: 1 } },
    'jobPool.careers': { params: { slug: 'rawdat' }, input: { city: 'Doha', employment_type: 'full time' } },
    'careersPage.read': { token: owner.token },
    'careersPage.save': {
      token: owner.token,
      input: {
        is_shown: true,
        colour: '#1a7f5a',
        headline: { en: 'Build with us', ar: 'معًا' },
        sections: [
          { kind: 'own', title: { en: 'Site' }, text: { fr: 'Ici' }, picture: null, alt: { en: 'A crane' } },
        ],
        version: 0,
      },
    },
    'careersPage.changeAddress': { token: owner.token, input: { slug: 'rawdat-doha' } },
    'careersPage.setDomain': { token: owner.token, input: { domain: 'careers.rawdat.example' } },
    'careersPage.checkDomain': { token: owner.token },
    'careersPage.removeDomain': { token: owner.token },
  };
}

testHostileValues(server, areas, samples);
