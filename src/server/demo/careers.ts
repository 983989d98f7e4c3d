import type { Random } from './random.ts';
import type { Trade } from './trades/trade.ts';

const universities: Record<string, readonly string[]> = {
  Qatar: ['Qatar University', 'Hamad Bin Khalifa University'],
  India: ['University of Kerala', 'Anna University', 'University of Mumbai'],
  Philippines: ['University of Santo Tomas', 'De La Salle University'],
  Egypt: ['Cairo University', 'Ain Shams University'],
  Pakistan: ['University of the Punjab', 'NUST Islamabad'],
  Lebanon: ['American University of Beirut', 'Université Saint-Joseph'],
  Tunisia: ['Université de Tunis El Manar'],
  Jordan: ['University of Jordan', 'Yarmouk University'],
  Morocco: ['Université Hassan II', 'Université Mohammed V'],
  Nepal: ['Tribhuvan University', 'Kathmandu University'],
  'Sri Lanka': ['University of Colombo', 'University of Peradeniya'],
  Kenya: ['University of Nairobi', 'Kenyatta University'],
  France: ['Université de Lyon', 'Sorbonne Université'],
  'United Kingdom': ['University of Leeds', 'University of Bristol'],
};
const homeCities: Record<string, string> = {
  India: 'Kochi',
  Philippines: 'Manila',
  Egypt: 'Cairo',
  Pakistan: 'Lahore',
  Jordan: 'Amman',
  Lebanon: 'Beirut',
  Tunisia: 'Tunis',
  Morocco: 'Casablanca',
  France: 'Lyon',
  Nepal: 'Kathmandu',
  'Sri Lanka': 'Colombo',
  Kenya: 'Nairobi',
  'United Kingdom': 'Leeds',
};
const gulfCities = ['Dubai', 'Riyadh', 'Kuwait City', 'Manama', 'Muscat'];
const qatariCities = ['Doha', 'Doha', 'Lusail', 'Al Rayyan', 'Al Wakra'];

const degrees = {
  none: 'High school or equivalent',
  'high school': 'Diploma',
  bachelor: 'Bachelors degree',
  masters: 'Masters degree',
} as const;
const yearsOfStudy = { none: 0, 'high school': 2, bachelor: 4, masters: 5 } as const;

interface Life {
  nationality: string;
  residence: string;
  /** Years. */
  born: number;
  year: number;
}

/** Whether a title is one that people rise to. */
export function isAbove(title: string): boolean {
  return /senior|manager|chief/i.test(title);
}

/** One line of work, first learnt and then done for one employer after the other; nothing overlaps. */
export function makeCareer(random: Random, trade: Trade, life: Life) {
  const graduated = life.born + 18 + yearsOfStudy[trade.education];
  const yearsSince = life.year - graduated;
  const suited = trade.titles.filter((title) => trade.isApart || yearsSince >= 8 || !isAbove(title));
  const title = random.pick(suited.length > 0 ? suited : trade.titles);
  return {
    title,
    experiences: experiencesOf(random, trade, { ...life, title, graduated }),
    educations: educationsOf(random, trade, life),
  };
}

function experiencesOf(random: Random, trade: Trade, life: Life & { title: string; graduated: number }) {
  const { title, graduated, year } = life;
  const workplaces = random.some(trade.workplaces, 3);
  const below = trade.titles.filter((other) => !isAbove(other));
  const before = trade.isApart || !isAbove(title) ? title : random.pick(below.length > 0 ? below : [title]);
  const posts = Math.min(workplaces.length, Math.ceil((year - graduated) / 5));
  let free = year;
  return workplaces.slice(0, Math.max(0, posts)).flatMap((company_name, index) => {
    const isCurrent = index === 0 && random.chance(0.75);
    const end = isCurrent ? free : free - 1;
    const start = Math.max(graduated, end - random.between(2, 5));
    if (start >= end) return [];
    free = start;
    return [
      {
        company_name,
        designation: index === 0 ? title : before,
        currently_working: isCurrent,
        from_month: random.between(1, 12),
        from_year: start,
        to_month: isCurrent ? 13 : random.between(1, 12),
        to_year: isCurrent ? ('Present' as const) : end,
        description: `${random.pick(trade.duties)}.`,
        company_location: placeOf(random, life, index),
      },
    ];
  });
}

/** The present post is where the person lives; earlier ones lie in the Gulf or at home. A city, which every language names alike. */
function placeOf(random: Random, { nationality, residence }: Life, index: number): string {
  const home = homeCities[nationality];
  if (!home || (index === 0 && residence === 'Qatar')) return random.pick(qatariCities);
  if (index > 0 && random.chance(0.4)) return random.pick(gulfCities);
  return home;
}

function educationsOf(random: Random, trade: Trade, { nationality, born }: Life) {
  const isSchool = trade.education === 'none';
  const from = isSchool ? born + 12 : born + 18;
  return [
    {
      institution_name: isSchool
        ? 'Secondary school'
        : random.pick(universities[nationality] ?? ['National University']),
      course_name: degrees[trade.education],
      other_course_name: '',
      from_year: from,
      to_year: isSchool ? born + 18 : from + yearsOfStudy[trade.education],
      description: trade.study,
      educated_country: nationality,
    },
  ];
}

/** Two sentences, in the language of the trade. */
export function summaryOf(
  random: Random,
  trade: Trade,
  { title, posts }: { title: string; posts: number },
): string {
  const [first, second] = random.some(trade.skills, 2);
  if (trade.language === 'fr')
    return `${title}, à l’aise avec ${first} et ${second}. J’aime le travail soigné et l’esprit d’équipe.`;
  return random.pick([
    `${title} with a liking for clear plans and finished work. At home with ${first} and ${second}.`,
    `${posts > 1 ? 'Several posts' : 'First steps'} in ${trade.industry.toLowerCase()}, from small teams to large ones. I learn fast and document what I do.`,
    `${title} who brings ${first}, ${second} and a good temper. References on request.`,
  ]);
}
