import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { profileStrength } from '#domain/candidates/strength.ts';
import { userTypes } from '#domain/identity/people.ts';
import { dayMs } from '#domain/time.ts';
import type { Opened } from '#server/modules/candidates/sealed.ts';
import type { candidates } from '#server/modules/candidates/table.ts';
import type { accounts } from '#server/modules/identity/table.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { isAbove, makeCareer, summaryOf } from './careers.ts';
import { type DemoPerson, makePerson } from './names.ts';
import { nameInArabic } from './names-in-arabic.ts';
import { papersFor, referencesFor } from './papers.ts';
import type { Random } from './random.ts';
import type { Trade } from './trades/trade.ts';
import { trades } from './trades/trades.ts';

/** A profile, not yet sealed. */
type MadeCandidate = typeof candidates.$inferInsert & Opened;

export interface DemoCandidate {
  account: typeof accounts.$inferInsert & { id: string };
  candidate: MadeCandidate;
  trade: Trade;
}

const visas = [
  'Residency Visa (Transferable)',
  'Residency Visa (Transferable)',
  'Residency Visa',
  'Residency Visa (Non-Transferable)',
  'Visit Visa',
  'No Visa',
] as const;

/** A candidate with a filled profile; about one in ten left it half empty. */
export function makeCandidate(random: Random, passwordHash: string, index: number, now: Date): DemoCandidate {
  const person = makePerson(random);
  const trade = tradeFor(random, person);
  const id = random.uuid();
  const createdAt = new Date(now.getTime() - random.between(3, 400) * dayMs);
  const today = now.toISOString().slice(0, 10);
  const email = `${person.name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.')}.${index}@people.example`;
  const age = random.between(22, 55);
  const born = Number(today.slice(0, 4)) - age;
  const isFilled = random.chance(0.9);
  const residence = random.chance(0.75) ? 'Qatar' : person.nationality;
  const { title, experiences, educations } = makeCareer(random, trade, {
    nationality: person.nationality,
    residence,
    born,
    year: Number(today.slice(0, 4)),
  });
  const candidate: MadeCandidate = {
    accountId: id,
    shareId: random.uuid(),
    isPublished: random.chance(0.4),
    poolConsent: true,
    dialCode: '+974',
    phone: `${random.pick(['33', '55', '66', '77'])}${random.between(100_000, 999_999)}`,
    residenceCountry: residence,
    nationality: person.nationality,
    dateOfBirth: `${born}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    gender: person.gender,
    maritalStatus: random.pick(['Single', 'Married', 'Married']),
    industry: trade.industry,
    title,
    currentPosition: experiences[0]?.designation ?? title,
    currentCompany: experiences.find((post) => post.currently_working)?.company_name ?? '',
    expectedSalary:
      Math.round((trade.pay[0] + (trade.pay[1] - trade.pay[0]) * random.next() * 0.7) / 500) * 500,
    description: isFilled ? summaryOf(random, trade, { title, posts: experiences.length }) : '',
    linkedin: random.chance(0.6) ? `https://www.linkedin.com/in/${id.slice(0, 8)}` : '',
    desiredJobs: trade.isApart
      ? [title]
      : [
          ...new Set([
            title,
            ...random.some(
              trade.titles.filter((other) => isAbove(other) === isAbove(title)),
              random.between(0, 2),
            ),
          ]),
        ],
    professionalSkills: isFilled ? random.some(trade.skills, random.between(3, 6)) : [],
    totalExperience: totalExperience(experiences, today),
    languages: person.languages.map((name, place) => ({
      name,
      level: place === 0 ? 'Native' : random.pick(['Moderate Proficiency', 'Expert'] as const),
    })),
    educations: isFilled ? educations : [],
    experiences: isFilled ? experiences : experiences.slice(0, 1),
    certificates: isFilled ? papersFor(trade.industry, index, Number(today.slice(0, 4))) : [],
    references: isFilled ? referencesFor(experiences[0]?.company_name ?? '', index) : [],
    referencesShown: index % 2 === 0,
    eligibility: {
      visa_option:
        person.nationality === 'Qatar' ? 'Citizen' : residence === 'Qatar' ? random.pick(visas) : 'No Visa',
      in_country: residence === 'Qatar',
      notice_period: random.pick([0, 15, 30, 30, 60]),
      driving_licences: random.chance(0.55) ? ['Light vehicle'] : [],
    },
    createdAt,
    updatedAt: new Date(createdAt.getTime() + random.next() * (now.getTime() - createdAt.getTime())),
  };
  const account = {
    id,
    email,
    passwordHash,
    userType: userTypes.candidate,
    name: person.name,
    // Every second of those whose name is known in Arabic gave it.
    nameAr: index % 2 === 0 ? nameInArabic(person.name) : '',
    locale: person.languages.includes('French') ? ('fr' as const) : ('en' as const),
    emailVerifiedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
  return { account, candidate: { ...candidate, profileStrength: strengthOf(candidate, account) }, trade };
}

/** French posts go to those who speak it, and the lowest paid ones to nobody who would not take them. */
function tradeFor(random: Random, { nationality, languages }: DemoPerson): Trade {
  const isWellPaid = ['Qatar', 'France', 'United Kingdom'].includes(nationality);
  return random.pick(
    trades.filter(
      ({ language, pay: [, senior] }) =>
        (language !== 'fr' || languages.includes('French')) && !(isWellPaid && senior < 12_000),
    ),
  );
}

function strengthOf(candidate: MadeCandidate, account: { name: string; email: string }): number {
  return profileStrength({
    ...toWire(candidate),
    name: account.name,
    email: account.email,
    cv: true,
  }).total;
}
