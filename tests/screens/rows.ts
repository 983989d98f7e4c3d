import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { type CvProfile, cvFromProfile } from '#domain/cvs/from-profile.ts';
import { anArchive } from '#support/archive-files.ts';
import { aTextPdf } from '../e2e/support/cv.ts';
import { lastingOpenings } from '../e2e/support/demo.ts';
import type { Viewer } from './viewers.ts';

/** The calls, made by somebody. */
export type Caller = (viewer: Viewer) => Promise<APIRequestContext>;

/** Finds the row that a screen shows. */
export type FindId = (as: Caller) => Promise<string>;

interface Row {
  id: string;
  status: string;
  applications: number;
  /** Of an application: it was added by hand, and nobody has confirmed it. */
  unconfirmed?: boolean;
  company?: { id?: string };
  /** Of an interview, what it is about, when, and by whom. */
  application_id?: string;
  slots?: { starts_at: string }[];
  interviewers?: object[];
}

/** The first that a list call answers to the viewer who is asked for. */
export function idOf(viewer: Viewer, call: string, pick: (row: Row) => string | false | undefined): FindId {
  return async (as) => {
    const answer = await (await as(viewer)).get(call);
    const { data }: { data: Row[] | { data: Row[] } } = await answer.json();
    const id = (Array.isArray(data) ? data : data.data).map(pick).find(Boolean);
    if (!id) throw new Error(`${call} answers the ${viewer} no row for this screen`);
    return id;
  };
}

/** The demo candidate, as an administrator finds them. */
export const aPerson: FindId = async (as) => {
  const admin = await as('admin');
  const { origin } = new URL((await admin.get('/readyz')).url());
  const answer = await admin.post('/api/admin_people/search', {
    data: { q: 'candidate@demo.example', look_reason: 'asked', look_note: 'A picture of the screen' },
    headers: { origin },
  });
  return (await answer.json()).data[0].id;
};

/** The link of the demo candidate's profile, which is published for it. */
export const publishedProfile: FindId = async (as) => {
  const candidate = await as('candidate');
  const { origin } = new URL((await candidate.get('/readyz')).url());
  const answer = await candidate.put('/api/candidate-visibility', {
    data: { is_published: true },
    headers: { origin },
  });
  return (await answer.json()).data.share_id;
};

/** The latest interview that somebody had or has with the demo candidate. */
export const ownInterview: FindId = async (as) => {
  const answer = await (await as('candidate')).get('/api/own_interview');
  const { data }: { data: { upcoming: Row[]; past: Row[] } } = await answer.json();
  const [first] = [...data.upcoming, ...data.past];
  if (!first) throw new Error('The demo candidate has no interview');
  return first.id;
};

/** A CV of the demo candidate, made for it as the builder makes it of a profile. */
export const aCv: FindId = async (as) => {
  const candidate = await as('candidate');
  const { origin } = new URL((await candidate.get('/readyz')).url());
  const kept: { data: { id: string }[] } = await (await candidate.get('/api/cvs')).json();
  if (kept.data[0]) return kept.data[0].id;
  const profile: { data: CvProfile } = await (await candidate.get('/api/candidate-details')).json();
  const answer = await candidate.post('/api/cvs', {
    headers: { origin },
    data: { name: 'Site engineering, Doha', document: cvFromProfile(profile.data, 'en') },
  });
  return (await answer.json()).data.id;
};

/** The latest conversation of a side. */
export const ownConversation = (viewer: 'candidate' | 'company'): FindId =>
  idOf(viewer, '/api/messages', ({ id }) => id);

/** A link to three applications of the demo company, made for it. */
export const aRoom: FindId = async (as) => {
  const company = await as('company');
  const { origin } = new URL((await company.get('/readyz')).url());
  const received = await (await company.get('/api/job_application?show=10')).json();
  const expiry = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const answer = await company.post('/api/job_application_share', {
    headers: { origin },
    data: {
      application_ids: received.data.data
        .filter(({ unconfirmed }: Row) => !unconfirmed)
        .slice(0, 3)
        .map(({ id }: Row) => id),
      title: 'Three for Monday',
      expires_on: expiry,
    },
  });
  return (await answer.json()).data.id;
};

const walkedIn = 'walkin@demo.example';

/** Somebody whom the demo company added by hand, added once for all screens of it. */
async function addWalkIn(as: Caller): Promise<void> {
  const company = await as('company');
  const { origin } = new URL((await company.get('/readyz')).url());
  const openings = await (await company.get('/api/job_application_openings')).json();
  const open: Row | undefined = openings.data.find(({ status }: Row) => status === 'Active');
  await company.post('/api/job_application_added', {
    headers: { origin },
    data: {
      ...{ job_id: open?.id, name: 'Salma Idris', email: walkedIn, dial_code: '+974', phone: '55123456' },
      ...{ source: 'by-hand-referral', referred_by: 'Yousef Karim', locale: 'en', note: 'Came on Sunday.' },
    },
  });
}

/** The application of who was added by hand. */
export const anAddition: FindId = async (as) => {
  await addWalkIn(as);
  return idOf('company', '/api/job_application?show=50', ({ id, unconfirmed }) => unconfirmed && id)(as);
};

/** What the link holds that asks them. */
export const askedToken: FindId = async (as) => {
  await addWalkIn(as);
  const company = await as('company');
  const letters = await (await company.get(`/dev/mailbox.json?to=${encodeURIComponent(walkedIn)}`)).json();
  const token = letters.map(({ text }: { text: string }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (!token) throw new Error('Nobody asked who was added by hand');
  return token;
};

/** An opening whose video questions wait for the demo candidate's answers. */
export const waitingQuestions: FindId = async (as) => {
  const waiting = (await ownApplications(as)).find(({ videos_missing }) => videos_missing > 0);
  if (!waiting) throw new Error('No video questions wait for the demo candidate');
  return waiting.job.id;
};

/** An opening of the demo for which its candidate has not applied. */
export const openingToApplyFor: FindId = async (as) => {
  const applied = new Set((await ownApplications(as)).map(({ job }) => job.id));
  return idOf('visitor', lastingOpenings, ({ id }) => !applied.has(id) && id)(as);
};

async function ownApplications(as: Caller): Promise<{ job: { id: string }; videos_missing: number }[]> {
  return (await (await (await as('candidate')).get('/api/job_application?show=50')).json()).data.data;
}

/** Where the administrator reads what visitors wrote, once one did. */
export const contactMessages: FindId = async (as) => {
  const visitor = await as('visitor');
  const { origin } = new URL((await visitor.get('/readyz')).url());
  await visitor.post('/api/contact-message', {
    headers: { origin },
    data: {
      name: 'Élodie Dubois',
      email: 'elodie@people.example',
      phone: '',
      subject: 'A question about my application',
      message: 'I applied last week and would like to change my CV.\nIs that possible?',
    },
  });
  return 'messages';
};

/** Where the administrator reads what was reported, once an opening was. */
export const reportedOpenings: FindId = async (as) => {
  const visitor = await as('visitor');
  const { origin } = new URL((await visitor.get('/readyz')).url());
  const { data } = await (await visitor.get(lastingOpenings)).json();
  await visitor.post(`/api/job/${data.data[0].id}/report`, {
    headers: { origin },
    data: { reason: 'asks for money', text: 'They want a deposit for the visa.' },
  });
  return 'reports';
};

/** Where the administrator reads who was reported, once a candidate of the demo reported a company. */
export const reportedPeople: FindId = async (as) => {
  const candidate = await as('candidate');
  const { origin } = new URL((await candidate.get('/readyz')).url());
  const { data } = await (await candidate.get('/api/messages')).json();
  await candidate.post(`/api/messages/${data.data[0].id}/report`, {
    headers: { origin },
    data: { text: 'They want a deposit for the visa.' },
  });
  return 'people';
};

/** Where the administrator reads what was refused, once something was: writes of a foreign page, a body too large. */
export const refusedRequests: FindId = async (as) => {
  const visitor = await as('visitor');
  const { origin } = new URL((await visitor.get('/readyz')).url());
  const post = (from: string, text: string) =>
    visitor.post('/api/contact-message', { headers: { origin: from }, data: { message: text } });
  for (let count = 0; count < 3; count += 1) await post('https://foreign.example', 'Hello');
  await post(origin, 'x'.repeat(300_000));
  return 'refused';
};

/** Where the superadmin reads what was done, once something was: to a company, and to a plan. */
export const auditedDeeds: FindId = async (as) => {
  const superadmin = await as('superadmin');
  const { origin } = new URL((await superadmin.get('/readyz')).url());
  const put = (path: string, data: object) => superadmin.put(`/api/${path}`, { headers: { origin }, data });
  const companies: { data: { data: Row[] } } = await (await superadmin.get('/api/companyList')).json();
  const company_id = companies.data.data[0]?.id;
  await put('update_settings', { company_id, type: 'statistics', val: true });
  await put(`company_administration/${company_id}/note`, { note: '' });
  const plans: { data: { id: string }[] } = await (await superadmin.get('/api/plans/all')).json();
  for (const { id, ...plan } of plans.data) await put(`plans/${id}`, plan);
  return 'deeds';
};

/** An announcement that is written and not sent. */
export const aDraft: FindId = async (as) => {
  const superadmin = await as('superadmin');
  const { origin } = new URL((await superadmin.get('/readyz')).url());
  const text = { subject: 'A quiet Friday', text: 'Mihna rests on Friday from 2 to 4.', button: '' };
  const answer = await superadmin.post('/api/announcements', {
    headers: { origin },
    data: { audience: 'everybody', path: '', texts: { en: text, fr: text, ar: text } },
  });
  return (await answer.json()).data.id;
};

const importedFile = [
  'Candidate ID,Candidate Name,Email,Phone,Job Name,Current Stage,Applied On,Notes',
  '1,Mariam Al Kuwari,mariam@demo.example,+974 5512 3456,Site Engineer,Offer,03/04/2025,On time',
  '2,عمر حداد,omar@demo.example,,Planner,Phone Screen,05/04/2025,',
].join('\n');

const packedCvs = [
  {
    name: 'مريم الكواري.pdf',
    content: aTextPdf(['Mariam Al Kuwari', 'mariam.k@demo.example', '+974 5512 3456']),
  },
  {
    name: 'CVs 2026/Omar Haddad, site engineer.pdf',
    content: aTextPdf(['Omar Haddad', 'omar.h@demo.example']),
  },
  { name: 'CVs 2026/scan.pdf', content: aTextPdf(['Ana Lopes']) },
  { name: 'more CVs.zip', content: anArchive([{ name: 'cv.pdf', content: aTextPdf(['Lin Wu']) }]) },
  { name: 'سيرة ذاتية.pdf', content: Buffer.from('%PDF-1.4'), isEncrypted: true },
];

const tableOfCvs = [
  'Name,Email,Job Name,CV',
  'Mariam Al Kuwari,mariam.k@demo.example,Site Engineer,مريم الكواري.pdf',
  'عمر حداد,omar.h@demo.example,Planner,omar.pdf',
].join('\n');

/** An archive of CVs that the demo company has sent, checked: what was read, and what was refused. */
export const aCheckedArchive: FindId = (as) => aChecked(as, packedCvs);

/** The same beside a table, whose rows name some of them. */
export const aCheckedTable: FindId = (as) =>
  aChecked(as, [{ name: 'applicants.csv', content: Buffer.from(tableOfCvs) }, ...packedCvs]);

async function aChecked(as: Parameters<FindId>[0], packed: Parameters<typeof anArchive>[0]): Promise<string> {
  const company = await as('company');
  const { origin } = new URL((await company.get('/readyz')).url());
  const buffer = anArchive(packed);
  const file = { name: 'cvs.zip', mimeType: 'application/zip', buffer };
  const { id } = await (
    await company.post('/api/imports/cvs', { headers: { origin }, multipart: { file } })
  ).json();
  const isAt = async (state: string) => {
    // Each CV is read by a process of its own, which a busy machine keeps waiting.
    for (let again = 0; again < 400; again += 1) {
      const { data } = await (await company.get(`/api/imports/${id}`)).json();
      if (data.state === state) return data;
      await setTimeout(300);
    }
    throw new Error(`The archive is not ${state}`);
  };
  const { columns } = await isAt('columns');
  const openings = await (await company.get('/api/job_application_openings')).json();
  await company.put(`/api/imports/${id}`, {
    headers: { origin },
    data: {
      columns: columns.map(({ field }: { field: string | null }) => field),
      ...{ stages: [], opening_id: openings.data[0].id, date_order: null, dial_code: '+974', locale: 'en' },
    },
  });
  await isAt('checked');
  return id;
}

/** A file that the demo company has sent, whose columns nobody has confirmed. */
export const anImportToConfirm: FindId = async (as) => {
  const company = await as('company');
  const { origin } = new URL((await company.get('/readyz')).url());
  const file = { name: 'greenhouse.csv', mimeType: 'text/csv', buffer: Buffer.from(importedFile) };
  const answer = await company.post('/api/imports/file', { headers: { origin }, multipart: { file } });
  return (await answer.json()).id;
};
