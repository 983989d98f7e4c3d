import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { profileStrength } from '#domain/candidates/strength.ts';
import { userTypes } from '#domain/identity/people.ts';
import { dayMs } from '#domain/time.ts';
import type { candidates } from '#server/modules/candidates/table.ts';
import type { accounts } from '#server/modules/identity/table.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { makePerson } from './names.ts';
import type { Random } from './random.ts';
import type { Trade } from './trades/trade.ts';
import { trades } from './trades/trades.ts';

export interface DemoCandidate {
  account: typeof accounts.$inferInsert & { id: string };
  candidate: typeof candidates.$inferInsert;
  trade: Trade;
}

const employers = [
  'Gulf Horizon',
  'Al Noor Group',
  'Delta Projects',
  'Blue Palm Hotels',
  'Orbit Systems',
  'Crescent Health',
  'Falcon Trading',
  'Skyline Build',
  'Metro Retail',
  'Pearl Logistics',
];
const universities: Record<string, readonly string[]> = {
  Qatar: ['Qatar University', 'Hamad Bin Khalifa University'],
  India: ['University of Kerala', 'Anna University', 'University of Mumbai'],
  Philippines: ['University of Santo Tomas', 'De La Salle University'],
  Egypt: ['Cairo University', 'Ain Shams University'],
  Pakistan: ['University of the Punjab', 'NUST Islamabad'],
  Lebanon: ['American University of Beirut', 'Université Saint-Joseph'],
  Tunisia: ['Université de Tunis El Manar'],
  France: ['Université de Lyon', 'Sorbonne Université'],
  'United Kingdom': ['University of Leeds', 'University of Bristol'],
};
const cities = ['Doha', 'Lusail', 'Al Rayyan', 'Al Wakra'];
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
  const trade = random.pick(trades);
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
  const experiences = experiencesOf(random, trade, Math.min(3, Math.floor((age - 20) / 5)), now);
  const isFilled = random.chance(0.9);
  const residence = random.chance(0.75) ? 'Qatar' : person.nationality;
  const candidate: typeof candidates.$inferInsert = {
    accountId: id,
    shareId: random.uuid(),
    isPublished: random.chance(0.4),
    dialCode: '+974',
    phone: `${random.pick(['33', '55', '66', '77'])}${random.between(100_000, 999_999)}`,
    residenceCountry: residence,
    nationality: person.nationality,
    dateOfBirth: `${born}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    gender: person.gender,
    maritalStatus: random.pick(['Single', 'Married', 'Married']),
    industry: trade.industry,
    title: random.pick(trade.titles),
    currentPosition: experiences[0]?.designation ?? random.pick(trade.titles),
    currentCompany: experiences[0]?.company_name ?? '',
    expectedSalary:
      Math.round((trade.pay[0] + (trade.pay[1] - trade.pay[0]) * random.next() * 0.7) / 500) * 500,
    description: isFilled ? summaryOf(random, trade, experiences.length) : '',
    linkedin: random.chance(0.6) ? `https://www.linkedin.com/in/${id.slice(0, 8)}` : '',
    desiredJobs: random.some(trade.titles, random.between(1, 3)),
    professionalSkills: isFilled ? random.some(trade.skills, random.between(3, 6)) : [],
    totalExperience: totalExperience(experiences, today),
    languages: person.languages.map((name, place) => ({
      name,
      level: place === 0 ? 'Native' : random.pick(['Moderate Proficiency', 'Expert'] as const),
    })),
    educations: isFilled ? educationsOf(random, trade, person.nationality, born) : [],
    experiences: isFilled ? experiences : experiences.slice(0, 1),
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
    locale: person.languages.includes('French') ? ('fr' as const) : ('en' as const),
    emailVerifiedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
  return { account, candidate: { ...candidate, profileStrength: strengthOf(candidate, account) }, trade };
}

function strengthOf(
  candidate: typeof candidates.$inferInsert,
  account: { name: string; email: string },
): number {
  return profileStrength({
    ...toWire(candidate),
    name: account.name,
    email: account.email,
    cv: true,
  }).total;
}

function experiencesOf(random: Random, trade: Trade, count: number, now: Date) {
  let year = now.getUTCFullYear();
  return Array.from({ length: count }, (_, index) => {
    const isCurrent = index === 0 && random.chance(0.7);
    const end = isCurrent ? year : year - 1;
    const start = end - random.between(1, 4);
    year = start;
    return {
      company_name: random.pick(employers),
      designation: random.pick(trade.titles),
      currently_working: isCurrent,
      from_month: random.between(1, 12),
      from_year: start,
      to_month: isCurrent ? 13 : random.between(1, 12),
      to_year: isCurrent ? ('Present' as const) : end,
      description: `${random.pick(trade.duties)}.`,
      company_location: `${random.pick(cities)}, Qatar`,
    };
  });
}

function educationsOf(random: Random, trade: Trade, nationality: string, born: number) {
  const degree = {
    none: 'High school or equivalent',
    'high school': 'Diploma',
    bachelor: 'Bachelors degree',
    masters: 'Masters degree',
  } as const;
  const from = born + 18;
  return [
    {
      institution_name: random.pick(
        universities[nationality] ?? ['City Technical Institute', 'National University'],
      ),
      course_name: degree[trade.education],
      other_course_name: '',
      from_year: from,
      to_year: from + 4,
      description: trade.industry,
      educated_country: nationality,
    },
  ];
}

function summaryOf(random: Random, trade: Trade, posts: number): string {
  const [first, second] = random.some(trade.skills, 2);
  return random.pick([
    `${random.pick(trade.titles)} with a liking for clear plans and finished work. At home with ${first} and ${second}.`,
    `${posts > 1 ? 'Several posts' : 'First steps'} in ${trade.industry.toLowerCase()}, from small teams to large ones. I learn fast and document what I do.`,
    `I bring ${first}, ${second} and a good temper. References on request.`,
  ]);
}
