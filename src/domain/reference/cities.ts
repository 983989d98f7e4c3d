import type { Locale, Localized } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';

export interface City {
  /** English name, as openings store it. */
  name: string;
  country: string;
  names: Localized;
}

/** By country: English, Arabic, and French where that differs from English. */
const rows: Readonly<Record<string, readonly (readonly [en: string, ar: string, fr?: string])[]>> = {
  Qatar: [
    ['Doha', 'الدوحة'],
    ['Lusail', 'لوسيل'],
    ['Al Wakra', 'الوكرة'],
    ['Al Khor', 'الخور'],
    ['Al Rayyan', 'الريان'],
    ['Umm Salal', 'أم صلال'],
    ['Mesaieed', 'مسيعيد'],
    ['Ras Laffan', 'رأس لفان'],
    ['Dukhan', 'دخان'],
    ['Al Wukair', 'الوكير'],
    ['Al Shahaniya', 'الشيحانية'],
    ['Al Shamal', 'الشمال'],
    ['Al Daayen', 'الظعاين'],
    ['Education City', 'المدينة التعليمية', "Cité de l'éducation"],
    ['The Pearl', 'اللؤلؤة', 'La Perle'],
    ['West Bay', 'الخليج الغربي'],
    ['Industrial Area', 'المنطقة الصناعية', 'Zone industrielle'],
    ['Msheireb', 'مشيرب'],
    ['Al Sadd', 'السد'],
    ['Umm Bab', 'أم باب'],
  ],
  Bahrain: [
    ['Manama', 'المنامة'],
    ['Muharraq', 'المحرق'],
    ['Riffa', 'الرفاع'],
    ['Hamad Town', 'مدينة حمد'],
    ['Isa Town', 'مدينة عيسى'],
    ['Sitra', 'سترة'],
    ['Budaiya', 'البديع'],
    ['Seef', 'السيف'],
  ],
  Kuwait: [
    ['Kuwait City', 'مدينة الكويت', 'Koweït'],
    ['Hawalli', 'حولي'],
    ['Salmiya', 'السالمية'],
    ['Farwaniya', 'الفروانية'],
    ['Al Ahmadi', 'الأحمدي'],
    ['Al Jahra', 'الجهراء'],
    ['Mangaf', 'المنقف'],
    ['Fahaheel', 'الفحيحيل'],
    ['Shuwaikh', 'الشويخ'],
  ],
  Oman: [
    ['Muscat', 'مسقط', 'Mascate'],
    ['Salalah', 'صلالة'],
    ['Sohar', 'صحار'],
    ['Nizwa', 'نزوى'],
    ['Sur', 'صور'],
    ['Duqm', 'الدقم'],
    ['Seeb', 'السيب'],
    ['Ibri', 'عبري'],
    ['Barka', 'بركاء'],
  ],
  'Saudi Arabia': [
    ['Riyadh', 'الرياض', 'Riyad'],
    ['Jeddah', 'جدة', 'Djeddah'],
    ['Dammam', 'الدمام'],
    ['Al Khobar', 'الخبر'],
    ['Dhahran', 'الظهران'],
    ['Jubail', 'الجبيل'],
    ['Yanbu', 'ينبع'],
    ['Mecca', 'مكة المكرمة', 'La Mecque'],
    ['Medina', 'المدينة المنورة', 'Médine'],
    ['Tabuk', 'تبوك'],
    ['Abha', 'أبها'],
    ['Al Ahsa', 'الأحساء'],
    ['Taif', 'الطائف'],
    ['Buraydah', 'بريدة'],
    ['NEOM', 'نيوم'],
  ],
  'United Arab Emirates': [
    ['Abu Dhabi', 'أبوظبي', 'Abou Dabi'],
    ['Dubai', 'دبي', 'Dubaï'],
    ['Sharjah', 'الشارقة', 'Charjah'],
    ['Ajman', 'عجمان'],
    ['Ras Al Khaimah', 'رأس الخيمة'],
    ['Fujairah', 'الفجيرة'],
    ['Umm Al Quwain', 'أم القيوين'],
    ['Al Ain', 'العين'],
    ['Jebel Ali', 'جبل علي'],
    ['Ruwais', 'الرويس'],
  ],
};

/** Cities of Qatar and the Gulf, by country. An opening may also name another city. */
export const cities: readonly City[] = Object.entries(rows).flatMap(([country, names]) =>
  names.map((entry) => {
    const [en, ar, fr = en] = entry;
    return { name: en, country, names: { en, fr, ar } };
  }),
);

/** The countries of the Gulf Cooperation Council, with Qatar first. */
export const gulfCountries: readonly string[] = Object.keys(rows);

/** The cities of one country; none for a country outside the Gulf. */
export function citiesOf(country: string): readonly City[] {
  return cities.filter((city) => city.country === country);
}

const named = new Map(cities.map((city) => [city.name, city.names]));

/** A city in the reader's language; a city that is in no list stays as it was written. */
export function cityIn(locale: Locale, name: string): string {
  const names = named.get(name);
  return names ? textIn(names, locale) : name;
}
