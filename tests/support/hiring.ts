import type { HiringRole } from '#domain/companies/roles.ts';
import { anApplication } from './applications.ts';
import { canaryOf } from './canaries.ts';
import { type Answer, send } from './client.ts';
import { anInterview, type Meeting } from './interviews.ts';
import { anOpening, changeOpening } from './openings.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** An opening with an applicant, an interview, words of colleagues, a conversation and files. */
export interface StaffedOpening extends Meeting {
  interviewId: string;
  noteId: string;
  conversationId: string;
  cv: string;
}

/** Two openings of one company. Every text of the other one holds a canary. */
export interface TwoOpenings {
  company: CompanyPerson;
  own: StaffedOpening;
  other: StaffedOpening;
}

export async function twoOpenings(server: TestServer): Promise<TwoOpenings> {
  const company = await anApprovedCompany(server);
  const own = await aStaffedOpening(server, company, 'Bridge');
  const other = await aStaffedOpening(server, company, canaryOf('other'));
  // What is public is nobody's secret.
  await changeOpening(server, other.openingId, { status: 'Open', firstPublishedAt: null });
  return { company, own, other };
}

/** A member who sees named openings alone, named for some by the company's owner. */
export async function aHiringMember(
  server: TestServer,
  company: CompanyPerson,
  role: HiringRole,
  openings: readonly string[] = [],
  name?: string,
): Promise<CompanyPerson> {
  const member = await aMember(server, company.companyId, role, name);
  if (openings.length > 0) await nameFor(server, company, member, openings);
  return member;
}

export async function nameFor(
  server: TestServer,
  by: Person,
  member: Person,
  openings: readonly string[],
): Promise<Answer> {
  const path = `/api/company_members/${member.accountId}/openings`;
  return send(server, 'PUT', path, { token: by.token, body: { openings } });
}

async function aStaffedOpening(
  server: TestServer,
  company: CompanyPerson,
  word: string,
): Promise<StaffedOpening> {
  const openingId = await anOpening(server, company.companyId, {
    title: `${word} Engineer`,
    introduction: `<p>${word}</p>`,
    criteria: [`${word} skill`],
    tags: [word],
  });
  const candidate = await aCandidate(server, { name: `Omar ${word}`, nameAr: `عمر ${word}`, title: word });
  const applicationId = await anApplication(server, candidate, openingId, { cover_letter: `Dear ${word}` });
  const meeting = { company, candidate, openingId, applicationId };
  const path = `/api/job_application/${applicationId}`;
  const note = await send(server, 'POST', `${path}/notes`, { ...company, body: { note: `${word} note` } });
  await send(server, 'PUT', `${path}/general_note`, { ...company, body: { general_note: `${word} above` } });
  await send(server, 'PUT', `${path}/rating`, { ...company, body: { rating: 4 } });
  const { body } = await send(server, 'GET', path, company);
  const interviewId = await anInterview(server, meeting, { message: `${word} message` });
  const opened = await send(server, 'POST', '/api/messages', {
    ...company,
    body: { candidate_id: candidate.accountId },
  });
  return {
    ...meeting,
    interviewId,
    noteId: note.body.data.id,
    conversationId: opened.body.data.id,
    cv: `/api/${body.data.cv.path}`,
  };
}
