import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { blindCode } from '#domain/applications/blind.ts';
import type { Locale } from '#domain/locale.ts';
import type { Actor } from '#server/platform/actor.ts';
import { permits } from '#server/platform/authorization.ts';
import { listCalls, type RegisteredCall } from '#server/platform/registry.ts';
import { namedOpenings } from '#server/platform/scope.ts';
import {
  type BlindWorld,
  linksBoth,
  namesPerson,
  twoBlindWorlds,
  withoutLots,
} from '#support/blind-review.ts';
import { type Answer, send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { sampleInput } from '#support/sample-input.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let worlds: [BlindWorld, BlindWorld];

beforeAll(async () => {
  worlds = await twoBlindWorlds(server());
});

type Role = keyof BlindWorld['members'];
const roles: readonly Role[] = ['owner', 'recruiter', 'viewer', 'hiring_manager', 'interviewer'];

/** What ends the session, the membership, the approval or the blind review of whoever walks. */
const endings =
  /^(?:POST .*logout.*|DELETE .*sessions?\b.*|\w+ \/api\/company_members\/.*|PUT \/api\/job_opening\/.*|\w+ \/api\/(?:users\/1|company-data-update|company\/submission))$/;

const signedIn = { accountId: '', sessionId: '', email: '', name: '', nameAr: '', isEmailVerified: true };

/** Every call that this member of an approved company may make. */
function callsOf(memberRole: Role): RegisteredCall[] {
  const approved = { approvedStatus: 'Approved', disabledFeatures: [], ...signedIn } as const;
  const actor: Actor =
    memberRole === 'hiring_manager' || memberRole === 'interviewer'
      ? { role: 'hiring', memberRole, scope: namedOpenings('', []), ...approved }
      : { role: 'company', memberRole, companyId: '', ...approved };
  return listCalls().filter(
    ({ method, path, policy }) => policy && permits(policy, actor) && !endings.test(`${method} ${path}`),
  );
}

/** What a call may be about, by the id in its path. */
const subjects = {
  person: ({ person }: BlindWorld) => person.accountId,
  application: ({ applicationId }: BlindWorld) => applicationId,
  opening: ({ blindOpeningId }: BlindWorld) => blindOpeningId,
};
type Subject = keyof typeof subjects;

/** What a call is asked about the subject, with the opening that its payload names. */
function questionOf(
  world: BlindWorld,
  role: Role,
  call: RegisteredCall,
  subject: Subject,
  openingId: string,
  locale: Locale,
) {
  const { person, members } = world;
  const id = subjects[subject](world);
  const called = locale === 'ar' ? person.nameAr : person.name;
  const headers = { 'accept-language': locale };
  const { id: _inPath, ...input } = sampleInput(call.name, {
    ...{ id, ids: call.method === 'GET' ? id : [id], candidate_id: person.accountId },
    ...{ application_id: world.applicationId, application_ids: [world.applicationId] },
    ...{ name: called, searchkey: called, search: called },
    ...{ job_id: openingId, openingId, member_id: members.recruiter.accountId, status: 'Screened' },
    ...{ password: 'not the password', message: 'Good morning', text: 'Good morning' },
  });
  const path = call.path.replaceAll(/\{\w+\}/g, id);
  const { token } = members[role];
  if (call.method !== 'GET') return { path, options: { token, headers, body: input } };
  const words = Object.entries(input).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { path: `${path}?${new URLSearchParams(words)}`, options: { token, headers } };
}

function textOf({ status, body, headers }: Answer): string {
  return `${status} ${JSON.stringify([...headers])} ${typeof body === 'string' ? body : JSON.stringify(body)}`;
}

/** The places where two texts part, for people. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 60)} | ${other.slice(from, at + 60)}`;
}

/** What is wrong with the answers of both worlds to one question. */
function faultsIn([known, unknown]: [Answer, Answer], isAboutBlind: boolean): string[] {
  const [one, other] = [withoutLots(textOf(known)), withoutLots(textOf(unknown))];
  const faults: string[] = [];
  if (/^(?:401|429|5)|COMPANY_NOT_APPROVED/.test(one)) faults.push(`answers ${known.status}`);
  if (one !== other) faults.push(`answers otherwise: ${difference(one, other)}`);
  if (linksBoth(worlds[0], known.body)) faults.push('links both');
  if (isAboutBlind && namesPerson(worlds[0], textOf(known))) faults.push('names the person');
  return faults;
}

/** What each member finds out with each of these calls, about each subject, of who applied. */
async function faultsOf(
  isWalked: (call: RegisteredCall) => boolean,
  { locale, readers }: { locale: Locale; readers: readonly Role[] } = { locale: 'en', readers: roles },
): Promise<{ asked: number; faults: string[] }> {
  const faults: string[] = [];
  let asked = 0;
  for (const role of readers) {
    for (const call of callsOf(role).filter(isWalked)) {
      const before = new Set<string>();
      for (const subject of ['person', 'application', 'opening'] as const) {
        for (const opening of ['openOpeningId', 'blindOpeningId'] as const) {
          const questions = worlds.map((world) =>
            questionOf(world, role, call, subject, world[opening], locale),
          );
          if (before.has(JSON.stringify(questions))) continue;
          before.add(JSON.stringify(questions));
          const answers: Answer[] = [];
          for (const { path, options } of questions)
            answers.push(await send(server(), call.method, path, options));
          // What is written down in the same moment has no order.
          server().clock.advance(1000);
          asked += 1;
          const where = `${locale}: ${role} ${call.method} ${call.path} about the ${subject}, ${opening}`;
          const isAboutBlind = subject !== 'person' && call.path.includes('{');
          faults.push(
            ...faultsIn(answers as [Answer, Answer], isAboutBlind).map((fault) => `${where} ${fault}`),
          );
        }
      }
    }
  }
  return { asked, faults };
}

const isReading = ({ method }: RegisteredCall) => method === 'GET';

test('no call of a member tells who of the pool applied blind, before and after everything that they may do', async () => {
  const before = await faultsOf(isReading);
  const writes = await faultsOf((call) => !isReading(call));
  await server().runTasks();
  const after = await faultsOf(isReading);
  const inArabic = await faultsOf(isReading, { locale: 'ar', readers: ['owner', 'hiring_manager'] });
  const faults = [before, writes, after, inArabic].flatMap((walk) => walk.faults);
  expect([...new Set(faults)]).toEqual([]);
  expect(before.asked + writes.asked).toBeGreaterThan(800);
}, 300_000);

test('no letter to a member and no exported file tells it either', async () => {
  const { db } = server().platform;
  for (const role of roles) {
    const [known, unknown] = await Promise.all(
      worlds.map(async ({ members }) => {
        const letters = await lettersTo(db, members[role].email);
        return letters.map(({ kind, subject, text, html }) => ({ kind, subject, text, html }));
      }),
    );
    const told = (letters: typeof known) =>
      letters?.map((letter) => withoutLots(JSON.stringify(letter))).toSorted();
    expect(told(known)).toEqual(told(unknown));
    for (const letter of known ?? []) expect(linksBoth(worlds[0], JSON.stringify(letter))).toBe(false);
  }
  for (const [kind, locale] of [
    ['csv', 'en'],
    ['csv', 'ar'],
    ['cvs', 'en'],
    ['cvs', 'ar'],
  ]) {
    const files: string[] = [];
    for (const { members } of worlds) {
      const { token } = members.owner;
      const body = { kind };
      const language = { 'accept-language': `${locale}` };
      const begun = await send(server(), 'POST', '/api/job_application_export', {
        ...{ token, body },
        headers: language,
      });
      expect(begun.body).toMatchObject({ data: { state: 'ready', total: 1 } });
      const headers = { authorization: `Bearer ${token}` };
      const answer = await server().app.request(`http://localhost:3000/api/${begun.body.data.path}`, {
        headers,
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const unpacked = kind === 'cvs' ? Object.entries(unzipSync(bytes)) : [['table', bytes] as const];
      const words = unpacked.map(([name, content]) => `${name}\n${strFromU8(content)}`);
      files.push([answer.headers.get('content-disposition'), ...words].join('\n'));
    }
    const [known = '', unknown = ''] = files;
    expect(namesPerson(worlds[0], known)).toBe(false);
    expect(withoutCode(known, worlds[0])).toBe(withoutCode(unknown, worlds[1]));
  }
});

function withoutCode(file: string, { applicationId }: BlindWorld): string {
  return withoutLots(file).replaceAll(blindCode(applicationId), '<code>');
}
