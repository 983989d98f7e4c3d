import type { Random } from './random.ts';

/** What a company's country decides: its money, its numbers, its zone, and where else it hires. */
export interface Seat {
  country: string;
  /** The state as its papers name it. */
  state: string;
  cities: readonly string[];
  currency: string;
  dialCode: string;
  phone(random: Random): string;
  timezone: string;
}

const digits = (begin: string, length: number) => (random: Random) =>
  `${begin}${random.between(10 ** (length - 1), 10 ** length - 1)}`;

const qatar: Seat = {
  country: 'Qatar',
  state: 'State of Qatar',
  cities: [
    'Doha',
    'Doha',
    'Doha',
    'West Bay',
    'Lusail',
    'Al Rayyan',
    'Al Wakra',
    'Industrial Area',
    'Al Sadd',
    'Msheireb',
  ],
  currency: 'QAR',
  dialCode: '+974',
  phone: digits('44', 6),
  timezone: 'Asia/Qatar',
};

const neighbours: readonly Seat[] = [
  {
    country: 'United Arab Emirates',
    state: 'United Arab Emirates',
    cities: ['Dubai', 'Dubai', 'Abu Dhabi', 'Sharjah'],
    currency: 'AED',
    dialCode: '+971',
    phone: digits('4', 7),
    timezone: 'Asia/Dubai',
  },
  {
    country: 'Saudi Arabia',
    state: 'Kingdom of Saudi Arabia',
    cities: ['Riyadh', 'Riyadh', 'Jeddah', 'Dammam', 'Al Khobar'],
    currency: 'SAR',
    dialCode: '+966',
    phone: digits('11', 7),
    timezone: 'Asia/Riyadh',
  },
  {
    country: 'Kuwait',
    state: 'State of Kuwait',
    cities: ['Kuwait City', 'Kuwait City', 'Salmiya', 'Shuwaikh'],
    currency: 'KWD',
    dialCode: '+965',
    phone: digits('22', 6),
    timezone: 'Asia/Kuwait',
  },
  {
    country: 'Bahrain',
    state: 'Kingdom of Bahrain',
    cities: ['Manama', 'Manama', 'Seef', 'Muharraq'],
    currency: 'BHD',
    dialCode: '+973',
    phone: digits('17', 6),
    timezone: 'Asia/Bahrain',
  },
  {
    country: 'Oman',
    state: 'Sultanate of Oman',
    cities: ['Muscat', 'Muscat', 'Seeb', 'Sohar'],
    currency: 'OMR',
    dialCode: '+968',
    phone: digits('24', 6),
    timezone: 'Asia/Muscat',
  },
];

/** The seat of a company by the city that it is in. */
export function seatOf(city: string): Seat {
  return neighbours.find(({ cities }) => cities.includes(city)) ?? qatar;
}

/** What one unit is in QAR, roughly: made-up companies pay alike on both sides of a border. */
const inRiyals: Readonly<Record<string, number>> = {
  AED: 0.9911,
  SAR: 0.9707,
  BHD: 9.6809,
  OMR: 9.4668,
  KWD: 11.85,
};

/** So many riyals in the money of the seat, in round figures. */
export function payIn({ currency }: Seat, riyals: number): number {
  const rate = inRiyals[currency] ?? 1;
  const step = rate > 2 ? 50 : 500;
  return Math.round(riyals / rate / step) * step;
}
