import { emptyCv } from '#domain/cvs/document.ts';
import { locales } from '#domain/locale.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin } from './support/people.ts';
import { type Sample, testHostileValues } from './support/test-hostile-values.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const areas = [
  'messages',
  'messageTemplates',
  'conversationReports',
  'notifications',
  'jobAlerts',
  'articles',
  'announcements',
  'questions',
  'jobTitles',
  'retention',
  'declineTemplates',
  'scorecards',
  'cvs',
];
const nobody = '00000000-0000-4000-8000-000000000000';
const inEach = <Text>(text: Text) => Object.fromEntries(locales.map((locale) => [locale, text]));

/** A valid input for each call by which people write to each other, hear of what is new, and write texts. */
async function samples(): Promise<Record<string, Sample>> {
  const [company, seeker] = [await anApprovedCompany(server()), await aCandidate(server())];
  const [admin, superadmin] = [await anAdmin(server()), await aSuperadmin(server())];
  const params = { id: nobody };
  const ofSeeker = (input: object = {}) => ({ token: seeker.token, params, input });
  const alert = {
    name: 'Nurses',
    filters: { job_title: ['nurse'] },
    frequency: 'daily',
    timezone: 'Asia/Qatar',
  };
  const change = { frequency: 'weekly', is_paused: true };
  return {
    ...written(superadmin.token, admin.token),
    'messages.list': { token: company.token, input: { page: 1, show: 'unread', searchkey: 'a' } },
    'messages.unread': { token: company.token },
    'messages.read': ofSeeker({ before: 5 }),
    'messages.open': { token: company.token, input: { candidate_id: seeker.accountId } },
    'messages.send': ofSeeker({ text: 'Hello.', key: nobody, files: [`files/${nobody}`] }),
    'messages.about': ofSeeker(),
    'messages.seen': ofSeeker({ number: 3 }),
    'messages.unseen': ofSeeker(),
    'messages.mute': ofSeeker({ muted: true }),
    'messages.writing': ofSeeker(),
    'messages.block': ofSeeker({ blocked: true }),
    'messages.report': ofSeeker({ text: 'They ask for money.' }),
    'messageTemplates.list': { token: company.token },
    'messageTemplates.save': { token: company.token, input: { name: 'Welcome', text: 'Dear {candidate}' } },
    'messageTemplates.remove': { token: company.token, params },
    'notifications.recent': ofSeeker(),
    'notifications.list': ofSeeker({ page: 1 }),
    'notifications.read': ofSeeker({ ids: [nobody] }),
    'notifications.preferences': ofSeeker(),
    'notifications.choose': ofSeeker({ topic: 'messages', channel: 'email', is_on: false }),
    'notifications.setQuietHours': ofSeeker({
      quiet_hours: { starts: '22:00', ends: '07:00', timezone: 'Asia/Qatar' },
    }),
    'notifications.subscription': { input: { token: 'none' } },
    'notifications.unsubscribe': { input: { token: 'none', is_on: false } },
    'jobAlerts.list': ofSeeker(),
    'jobAlerts.save': ofSeeker(alert),
    'jobAlerts.change': ofSeeker(change),
    'jobAlerts.remove': ofSeeker(),
    'jobAlerts.request': { input: { ...alert, email: 'visitor@example.com' } },
    'jobAlerts.visit': { input: { token: 'none' } },
    'jobAlerts.changeVisited': { params, input: { ...change, token: 'none', is_confirmed: true } },
    'jobAlerts.keepVisited': { input: { name: 'Nurse', filters: {}, frequency: 'daily', token: 'none' } },
    'jobAlerts.removeVisited': { params, input: { token: 'none' } },
    'scorecards.list': { token: company.token, input: { application_id: nobody } },
    'scorecards.submit': {
      token: company.token,
      params,
      input: { recommendation: 'yes', scores: { Welding: 4 }, text: 'Calm.' },
    },
    ...cvs(seeker.token),
  };
}

function cvs(token: string): Record<string, Sample> {
  const of = (input: object = {}) => ({ token, params: { id: nobody }, input });
  const document = emptyCv('en');
  return {
    'cvs.list': of(),
    'cvs.read': of(),
    'cvs.create': of({ name: 'Nurse', document }),
    'cvs.save': of({ document, version: 1, profile_version: 1 }),
    'cvs.rename': of({ name: 'Nurse' }),
    'cvs.duplicate': of({ name: 'Nurse' }),
    'cvs.remove': of(),
    'cvs.versions': of(),
    'cvs.restore': of({ version_id: nobody }),
    'cvs.pdf': of(),
    'cvs.preview': of({ document }),
    'cvs.makeFile': of(),
  };
}

/** What superadmins write to those who agreed to offers. */
function announced(token: string): Record<string, Sample> {
  const params = { id: nobody };
  const text = { subject: 'A day of interviews', text: 'In Lusail.', button: 'See more' };
  const announcement = { audience: 'everybody', path: '/jobs-pool', texts: inEach(text) };
  return {
    'announcements.list': { token, input: { page: 1 } },
    'announcements.read': { token, params },
    'announcements.readers': { token },
    'announcements.create': { token, input: announcement },
    'announcements.save': { token, params, input: { ...announcement, version: 1 } },
    'announcements.remove': { token, params },
    'announcements.test': { token, params },
    'announcements.send': { token, params, input: { version: 1 } },
    'announcements.cancel': { token, params },
  };
}

/** What administrators write. */
function written(token: string, adminToken: string): Record<string, Sample> {
  const text = {
    title: 'Papers',
    excerpt: 'What to bring.',
    metaTitle: 'Papers',
    metaDescription: 'What to bring.',
    metaKeywords: 'papers',
    markdown: 'Bring them.',
  };
  const article = {
    slug: 'papers',
    show_home: false,
    image: '',
    state: 'draft',
    publish_at: '2026-12-01T09:00',
    texts: inEach(text),
  };
  const question = {
    id: 'papers',
    group: 'account',
    state: 'draft',
    texts: inEach({ question: 'Which papers?', answer: 'All.' }),
  };
  const title = { names: inEach('Lift Mechanic'), synonyms: ['Elevator Mechanic'], is_retired: false };
  const template = { texts: inEach({ name: 'Expired', text: 'It has expired.' }) };
  return {
    ...announced(token),
    'articles.list': { token, input: { page: 1, searchkey: 'a', standing: 'draft' } },
    'articles.read': { token, params: { id: '1' } },
    'articles.preview': { token, params: { id: '1' }, input: { locale: 'en' } },
    'articles.render': { token, input: { markdown: '# A', locale: 'en' } },
    'articles.create': { token, input: article },
    'articles.save': { token, params: { id: '1' }, input: { ...article, version: 99 } },
    'conversationReports.list': { token: adminToken, input: { page: 1 } },
    'conversationReports.settle': {
      token: adminToken,
      params: { id: nobody },
      input: { verdict: 'settled' },
    },
    'conversationReports.suspend': { token: adminToken, params: { id: nobody }, input: { reason: 'Money.' } },
    'conversationReports.restore': { token: adminToken, params: { id: nobody } },
    'questions.list': { token },
    'questions.create': { token, input: question },
    'questions.save': { token, params: { id: 'papers' }, input: { ...question, version: 99 } },
    'questions.move': { token, params: { id: 'papers' }, input: { to: 'up' } },
    'jobTitles.list': { token, input: { page: 1, searchkey: 'a' } },
    'jobTitles.create': { token, input: title },
    'jobTitles.save': { token, params: { value: 'Nurse' }, input: title },
    'jobTitles.merge': { token, params: { value: 'Nurse' }, input: { into: 'Chef' } },
    'retention.read': { token },
    'retention.save': {
      token,
      input: {
        inactive_accounts: 24,
        unverified_accounts: 14,
        messages: 24,
        declined_documents: 90,
        audit_log: 12,
      },
    },
    'declineTemplates.list': { token: adminToken },
    'declineTemplates.create': { token: adminToken, input: template },
    'declineTemplates.save': { token: adminToken, params: { id: nobody }, input: template },
    'declineTemplates.remove': { token: adminToken, params: { id: nobody } },
  };
}

testHostileValues(server, areas, samples);
