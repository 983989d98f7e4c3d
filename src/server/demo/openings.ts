import { addDays, type CalendarDate, dayMs } from '#domain/time.ts';
import type { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import type { Random } from './random.ts';
import { payIn, type Seat } from './seats.ts';
import type { Trade } from './trades/trade.ts';

type Opening = typeof jobOpenings.$inferInsert & { id: string };
type ScreeningQuestion = typeof screeningQuestions.$inferInsert & { id: string };
type VideoQuestion = typeof videoQuestions.$inferInsert & { id: string };

export interface DemoOpening {
  opening: Opening;
  trade: Trade;
  screening: ScreeningQuestion[];
  video: VideoQuestion[];
}

interface Employer {
  id: string;
  name: string;
  city: string;
  ownerId: string;
  seat: Seat;
  /** When it was approved: it published nothing before. */
  since: Date;
}

const levels = ['entry', 'mid', 'senior', 'executive'] as const;
const licences = ['Light vehicle', 'Heavy vehicle', 'Forklift'];

/** One opening of a company: title, texts, pay and terms that belong together. */
export function makeOpening(random: Random, employer: Employer, trade: Trade, now: Date): DemoOpening {
  const title = random.pick(trade.titles);
  const level = /senior|manager|chief|executive chef/i.test(title)
    ? random.pick(['senior', 'senior', 'executive'] as const)
    : random.pick(['entry', 'mid', 'mid', 'senior'] as const);
  const published = publicationOf(random, employer.since, now);
  const id = random.uuid();
  const fate = random.next();
  const today = now.toISOString().slice(0, 10);
  const isExpired = fate > 0.72 && fate <= 0.83;
  const status = fate <= 0.83 ? 'Published' : fate <= 0.91 ? 'Closed' : fate <= 0.955 ? 'On-Hold' : 'Open';
  // What is paused or has ended was open for a while.
  const publishedAt = status === 'On-Hold' || isExpired ? earlier(published, employer.since) : published;
  const opening: Opening = {
    id,
    companyId: employer.id,
    createdBy: employer.ownerId,
    title,
    language: trade.language === 'fr' ? 'fr' : 'en',
    ...textsOf(random, trade, employer, title),
    ...payOf(random, trade, { level: levels.indexOf(level), seat: employer.seat }),
    city: random.chance(0.45) ? employer.city : random.pick(employer.seat.cities),
    country: employer.seat.country,
    currency: employer.seat.currency,
    publishSalary: random.chance(0.78),
    salaryNegotiable: id.startsWith('a') || id.startsWith('b'),
    experienceLevel: level,
    ...yearsOf(level),
    minimumEducation: trade.education,
    employmentType: random.pick([
      'full time',
      'full time',
      'full time',
      'full time',
      'part time',
      'contract/temporary',
      'freelance',
    ]),
    coverLetter: random.pick(['optional', 'optional', 'required']),
    vacancies: random.pick([1, 1, 1, 2, 3, 5, 8]),
    remote: /Developer|Designer|Analyst|Copywriter|Translator|Engineer$/.test(title) && random.chance(0.12),
    hideCompanyName: random.chance(0.07),
    dueDate: isExpired
      ? endOf(publishedAt, addDays(today, -random.between(1, 30)))
      : random.chance(0.85)
        ? addDays(today, random.between(3, 75))
        : null,
    status,
    eligibility: eligibilityOf(random, trade),
    tags: random.some(trade.tags, random.between(2, 3)),
    views: random.between(4, 900) * (status === 'Open' ? 0 : 1),
    firstPublishedAt: status === 'Open' ? null : publishedAt,
    closedAt: status === 'Closed' ? closingOf(publishedAt, now) : null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
  return {
    opening: { ...opening, furtherPlaces: furtherPlacesOf(opening, employer.seat) },
    trade,
    screening: screeningOf(random, opening, trade),
    video: videoOf(random, id, trade),
  };
}

/** Some are open in two more cities of the country; nothing is drawn for it, so that all else stays as it was. */
function furtherPlacesOf({ id, city }: Opening, { country, cities }: Seat) {
  if (!/^[27ac]/.test(id)) return [];
  const others = [...new Set(cities)].filter((other) => other !== city);
  return others.slice(0, 2).map((other) => ({ country, city: other }));
}

/** Within the last six weeks, and not before the company was approved. */
function publicationOf(random: Random, since: Date, now: Date): Date {
  const ago = random.between(0, 44) * dayMs + random.between(0, 50_000_000);
  const days = Math.max(1, now.getTime() - since.getTime() - dayMs);
  return new Date(now.getTime() - (ago % days));
}

/** Two weeks before, and not before the company was approved. */
function earlier(publishedAt: Date, since: Date): Date {
  return new Date(
    Math.max(publishedAt.getTime() - 14 * dayMs, Math.min(publishedAt.getTime(), since.getTime() + dayMs)),
  );
}

/** The day, but not before it stood open for three days. */
function endOf(publishedAt: Date, day: CalendarDate): CalendarDate {
  const soonest = addDays(publishedAt.toISOString().slice(0, 10), 3);
  return day > soonest ? day : soonest;
}

/** Two thirds of the days between its publication and now. */
function closingOf(publishedAt: Date, now: Date): Date {
  return new Date(publishedAt.getTime() + ((now.getTime() - publishedAt.getTime()) * 2) / 3);
}

function textsOf(random: Random, trade: Trade, employer: Employer, title: string) {
  const list = (lines: readonly string[], count: number) =>
    `<ul>${random
      .some(lines, count)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`;
  if (trade.language === 'fr') {
    return {
      introduction: `<p>Nous cherchons un·e ${title.toLowerCase()} pour rejoindre une équipe soudée à Doha. Prise de poste dès que possible, accompagnement assuré pendant les trois premiers mois.</p>`,
      responsibilities: list(trade.duties, 4),
      requirements: list(trade.needs, 4),
      benefits:
        '<ul><li>Logement ou indemnité de logement</li><li>Billet d’avion annuel</li><li>Assurance santé pour la famille</li></ul>',
    };
  }
  const article = /^[AEIOU]/.test(title) ? 'an' : 'a';
  const openings = [
    `<p>We are looking for ${article} <strong>${title}</strong> to join a team of ${random.between(4, 30)} in ${employer.city}. You will have a named colleague beside you for the first three months.</p>`,
    `<p>Our work has grown, and so must our team. As ${title} you take over from a colleague who moves on within the company and who will hand over in person.</p>`,
    `<p>This is a new position. You report to the head of department and shape the role together with us.</p>`,
  ];
  const offers = [
    'Basic salary with housing and transport allowance',
    'Health insurance for you and your family',
    'Annual flight home',
    '30 days of leave',
    'Schooling allowance for two children',
    'Training budget and paid exam fees',
    'Transferable visa and help with the move',
    'End-of-service benefit as the law provides',
  ];
  return {
    introduction: random.pick(openings),
    responsibilities: `<p>What you will do:</p>${list(trade.duties, random.between(4, trade.duties.length))}`,
    requirements: `<p>What you bring:</p>${list(trade.needs, random.between(3, trade.needs.length))}`,
    benefits: random.chance(0.85) ? list(offers, random.between(3, 5)) : '',
  };
}

function payOf(
  random: Random,
  { pay: [entry, senior] }: Trade,
  { level, seat }: { level: number; seat: Seat },
) {
  const share = [0.08, 0.35, 0.7, 0.92][level] ?? 0.35;
  const middle = entry + (senior - entry) * share * (0.85 + random.next() * 0.3);
  const start = Math.max(1500, middle * 0.88);
  return {
    salaryStart: payIn(seat, start),
    salaryEnd: payIn(seat, start + Math.max(700, middle * 0.26)),
    salaryType: 'per month' as const,
  };
}

function yearsOf(level: (typeof levels)[number]) {
  const years = { entry: [0, 2], mid: [2, 5], senior: [5, 10], executive: [8, 15] } as const;
  return { experienceStart: years[level][0], experienceEnd: years[level][1] };
}

function eligibilityOf(random: Random, trade: Trade): Record<string, unknown> {
  if (random.chance(0.25)) return {};
  const needsDriving = trade.skills.some((skill) => /driving|fleet|forklift|route/i.test(skill));
  return {
    visa_options: random.chance(0.5) ? ['Residency Visa (Transferable)', 'GCC Nationals', 'Citizen'] : [],
    transferable: random.chance(0.4),
    in_country: random.chance(0.45),
    notice_period: random.pick([null, 30, 30, 60]),
    languages: [
      {
        name: trade.language === 'fr' ? 'French' : 'English',
        level: random.pick(['Moderate Proficiency', 'Expert']),
      },
    ],
    driving_licences: needsDriving ? [random.pick(licences)] : [],
  };
}

function screeningOf(random: Random, { id: openingId, country }: Opening, trade: Trade): ScreeningQuestion[] {
  const questions: Pick<ScreeningQuestion, 'title' | 'answerType' | 'knockOut'>[] = [
    {
      title: 'How many years of experience do you have in this field?',
      answerType: 'number',
      knockOut: { minimum: 1 },
    },
    {
      title: `Are you in ${/^United/.test(country ?? '') ? 'the ' : ''}${country} at present?`,
      answerType: 'yes/no',
      knockOut: null,
    },
    { title: 'When can you start?', answerType: 'date', knockOut: null },
    { title: `Tell us of a time when you used ${trade.skills[0]}.`, answerType: 'text', knockOut: null },
    {
      title: 'Do you hold the licence or certificate that we ask for?',
      answerType: 'yes/no',
      knockOut: { answer: 'yes' },
    },
  ];
  return random.some(questions, random.pick([0, 2, 3])).map((question, index) => ({
    id: random.uuid(),
    openingId,
    position: index + 1,
    description: '',
    required: true,
    ...question,
  }));
}

function videoOf(random: Random, openingId: string, trade: Trade): VideoQuestion[] {
  const questions = [
    'What made you choose this line of work?',
    `Describe a day on which ${trade.skills[1] ?? 'your work'} mattered.`,
    'Tell us about a mistake and what you changed afterwards.',
  ];
  return random.some(questions, random.pick([0, 0, 1, 2])).map((question, index) => ({
    id: random.uuid(),
    openingId,
    position: index + 1,
    question,
    seconds: random.pick([60, 90, 120]),
  }));
}
