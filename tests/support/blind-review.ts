import { blindCode } from '#domain/applications/blind.ts';
import { anApplication } from './applications.ts';
import { aHiringMember } from './hiring.ts';
import { anOpening } from './openings.ts';
import {
  aCandidate,
  aMember,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  setLocale,
} from './people.ts';
import { aPoolCandidate } from './pool.ts';
import type { TestServer } from './test-server.ts';

const blindTitle = 'Blindcanary Engineer';

/** A company with its members, somebody of the pool, and an application that it reviews blind. */
export interface BlindWorld {
  members: Record<'owner' | 'recruiter' | 'viewer' | 'hiring_manager' | 'interviewer', CompanyPerson>;
  /** In the talent pool, and seen by this company alone. */
  person: Person & { nameAr: string };
  blindOpeningId: string;
  openOpeningId: string;
  applicationId: string;
}

const name = 'Zaynabcanary Hiddenname';
const nameAr = 'زينبكناري الخفيةاسمها';
const profile = {
  dialCode: '+974',
  phone: '55123456',
  residenceCountry: 'Qatar',
  title: 'Engineer',
  currentPosition: 'Zaynabcanary the engineer, زينبكناري',
  linkedin: 'https://linkedin.com/in/personcanary',
  professionalSkills: ['Scaffolds of Zaynabcanary'],
};

/**
 * Two companies that may not be able to tell their worlds apart: in the first the person of the pool applied, in the
 * second somebody with the same profile did who is in no pool.
 */
export async function twoBlindWorlds(server: TestServer): Promise<[BlindWorld, BlindWorld]> {
  // What is written down in the same moment has no order.
  const later = <T>(work: () => Promise<T>) => {
    server.clock.advance(1000);
    return work();
  };
  const owners = [await anApprovedCompany(server), await anApprovedCompany(server)] as const;
  const world = async (own: CompanyPerson, other: CompanyPerson, isSame: boolean): Promise<BlindWorld> => {
    const hiddenFromCompanies = [other.companyId];
    const found = await aPoolCandidate(server, { name, nameAr, ...profile, hiddenFromCompanies });
    const person = { ...found, nameAr };
    const applicant = isSame ? person : await aCandidate(server, { name, nameAr, ...profile });
    const opening = { title: blindTitle, blindReview: true };
    const blindOpeningId = await anOpening(server, own.companyId, opening);
    const openOpeningId = await anOpening(server, own.companyId, { title: 'Seen Engineer' });
    const both = [blindOpeningId, openOpeningId];
    const cover_letter = `I am ${name}, ${nameAr}: linkedin.com/in/personcanary, zhiddenname@example.com`;
    return {
      members: {
        owner: own,
        recruiter: await aMember(server, own.companyId, 'recruiter'),
        viewer: await aMember(server, own.companyId, 'viewer'),
        // Named for both openings: of no other they see anything. Lists of people go by their names.
        hiring_manager: await later(() => aHiringMember(server, own, 'hiring_manager', both, 'Jassim Salem')),
        interviewer: await later(() => aHiringMember(server, own, 'interviewer', both, 'Khalid Salem')),
      },
      person,
      blindOpeningId,
      openOpeningId,
      applicationId: await anApplication(server, applicant, blindOpeningId, { cover_letter }),
    };
  };
  const worlds: [BlindWorld, BlindWorld] = [
    await world(owners[0], owners[1], true),
    await world(owners[1], owners[0], false),
  ];
  // Who reads Arabic would be told the other name.
  for (const { members } of worlds)
    for (const role of ['owner', 'hiring_manager'] as const) await setLocale(server, members[role], 'ar');
  await server.runTasks();
  return worlds;
}

/** What is the same in both worlds: everything but what is drawn by lot or read from a clock. */
export function withoutLots(text: string): string {
  return (
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z| \d\d:\d\d:\d\d)/g, '<at>')
      .replaceAll(/person-[0-9a-f-]{12}/g, '<person>')
      .replaceAll(/rawdat-[0-9a-f]{8}/g, '<slug>')
      .replaceAll(/"(?:blind|blind_code)":"[0-9A-F]{5}"/g, '"blind":"<code>"')
      .replaceAll(/(Candidate|المرشح) \u2068?[0-9A-F]{5}\b\u2069?/g, '$1 <code>')
      // Written every few seconds, whoever looked.
      .replaceAll(/"views":\d+/g, '"views":"<count>"')
      .replaceAll(/[\w-]{40,}(?:\.[\w-]{10,})*/g, '<token>')
      .replaceAll(/"(?:x-request-id|etag|content-length|ratelimit[\w-]*)","[^"]*"/g, '""')
  );
}

/** Whether one record of an answer, or one line of a file, says both who the person is and which application it is. */
export function linksBoth(world: BlindWorld, answer: unknown): boolean {
  const isLinked = (text: string) =>
    namesPerson(world, text) &&
    (text.includes(world.applicationId) || new RegExp(`\\b${blindCode(world.applicationId)}\\b`).test(text));
  if (typeof answer === 'string') return answer.split('\n').some(isLinked);
  return recordsOf(answer).some(isLinked);
}

/** The words of each record: a list holds several. */
function recordsOf(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(recordsOf);
  const lists: unknown[][] = [];
  const words = JSON.stringify(answer, (_field, part) => {
    if (!Array.isArray(part)) return part;
    lists.push(part);
    return null;
  });
  return [words ?? '', ...lists.flatMap(recordsOf)];
}

/** Whether it says who somebody is. */
export function namesPerson({ person }: BlindWorld, text: string): boolean {
  const marks = ['zaynabcanary', 'hiddenname', 'زينبكناري', 'الخفيةاسمها', 'personcanary', '55123456'];
  return [...marks, person.accountId, person.email].some((mark) => text.toLowerCase().includes(mark));
}
