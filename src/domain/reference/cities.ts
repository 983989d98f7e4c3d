import type { Localized } from '#domain/locale.ts';

export interface City {
  /** English name, as openings store it. */
  name: string;
  country: string;
  names: Localized;
}

const rows: Readonly<Record<string, readonly (string | readonly [string, string])[]>> = {
  Qatar: [
    'Doha',
    'Lusail',
    'Al Wakra',
    'Al Khor',
    'Al Rayyan',
    'Umm Salal',
    'Mesaieed',
    'Ras Laffan',
    'Dukhan',
    'Al Wukair',
    'Al Shahaniya',
    'Al Shamal',
    'Al Daayen',
    ['Education City', "Cité de l'éducation"],
    ['The Pearl', 'La Perle'],
    'West Bay',
    ['Industrial Area', 'Zone industrielle'],
    'Msheireb',
    'Al Sadd',
    'Umm Bab',
  ],
  Bahrain: ['Manama', 'Muharraq', 'Riffa', 'Hamad Town', 'Isa Town', 'Sitra', 'Budaiya', 'Seef'],
  Kuwait: [
    ['Kuwait City', 'Koweït'],
    'Hawalli',
    'Salmiya',
    'Farwaniya',
    'Al Ahmadi',
    'Al Jahra',
    'Mangaf',
    'Fahaheel',
    'Shuwaikh',
  ],
  Oman: [['Muscat', 'Mascate'], 'Salalah', 'Sohar', 'Nizwa', 'Sur', 'Duqm', 'Seeb', 'Ibri', 'Barka'],
  'Saudi Arabia': [
    ['Riyadh', 'Riyad'],
    ['Jeddah', 'Djeddah'],
    'Dammam',
    'Al Khobar',
    'Dhahran',
    'Jubail',
    'Yanbu',
    ['Mecca', 'La Mecque'],
    ['Medina', 'Médine'],
    'Tabuk',
    'Abha',
    'Al Ahsa',
    'Taif',
    'Buraydah',
    'NEOM',
  ],
  'United Arab Emirates': [
    ['Abu Dhabi', 'Abou Dabi'],
    ['Dubai', 'Dubaï'],
    ['Sharjah', 'Charjah'],
    'Ajman',
    'Ras Al Khaimah',
    'Fujairah',
    'Umm Al Quwain',
    'Al Ain',
    'Jebel Ali',
    'Ruwais',
  ],
};

/** Cities of Qatar and the Gulf, by country. An opening may also name another city. */
export const cities: readonly City[] = Object.entries(rows).flatMap(([country, names]) =>
  names.map((entry) => {
    const [en, fr] = typeof entry === 'string' ? [entry, entry] : entry;
    return { name: en, country, names: { en, fr } };
  }),
);

/** The countries of the Gulf Cooperation Council, with Qatar first. */
export const gulfCountries: readonly string[] = Object.keys(rows);

/** The cities of one country; none for a country outside the Gulf. */
export function citiesOf(country: string): readonly City[] {
  return cities.filter((city) => city.country === country);
}
