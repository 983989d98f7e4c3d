import { locales } from '#domain/locale.ts';
import { cities } from '#domain/reference/cities.ts';
import { countries, countryName } from '#domain/reference/countries.ts';
import { demonyms } from '#domain/reference/demonyms.ts';
import { foldEachSign } from './lines.ts';

/** Cities outside the Gulf that CVs of the Gulf name often, by the code of their country; Gulf cities in Arabic. */
const otherCities = `
JO amman irbid zarqa aqaba عمان اربد الزرقاء العقبه
LB beirut beyrouth tripoli saida zahle بيروت طرابلس صيدا
SY damascus damas aleppo alep homs دمشق حلب حمص
PS gaza ramallah nablus غزه نابلس
IQ baghdad bagdad basra erbil mosul بغداد البصره
EG cairo alexandria giza mansoura tanta alexandrie القاهره الاسكندريه الجيزه المنصوره
SD khartoum omdurman الخرطوم
TN tunis sfax sousse bizerte تونس صفاقس سوسه
DZ algiers alger oran constantine annaba الجزاير وهران
MA casablanca rabat fes marrakech marrakesh tanger tangier agadir الرباط مراكش فاس
IN mumbai delhi bangalore bengaluru chennai hyderabad kochi cochin kolkata pune kerala thiruvananthapuram ahmedabad
PK karachi lahore islamabad rawalpindi peshawar faisalabad
BD dhaka chittagong
LK colombo kandy
NP kathmandu pokhara
PH manila cebu davao makati
ID jakarta surabaya
MY kuala-lumpur
KE nairobi mombasa
UG kampala
ET addis-ababa
NG lagos abuja
GH accra
SN dakar
CM yaounde douala
CI abidjan
FR paris lyon marseille lille toulouse bordeaux nantes strasbourg nice montpellier grenoble rennes
BE brussels bruxelles
CH geneva geneve zurich lausanne
GB london londres manchester birmingham leeds edinburgh glasgow
US new-york chicago houston boston
CA montreal toronto ottawa vancouver
TR istanbul ankara
DE berlin munich frankfurt
QA الدوحه الوكره الريان الخور لوسيل
SA الرياض جده الدمام الخبر
AE دبي ابوظبي الشارقه
KW الكويت
BH المنامه
OM مسقط صلاله
`;

interface Place {
  country: string;
  isCity: boolean;
}

const shortNames: Readonly<Record<string, string>> = {
  uae: 'AE',
  'u.a.e': 'AE',
  ksa: 'SA',
  'k.s.a': 'SA',
  uk: 'GB',
  'u.k': 'GB',
  usa: 'US',
  'u.s.a': 'US',
  emirats: 'AE',
  angleterre: 'GB',
  england: 'GB',
};

let known: Map<string, Place> | undefined;

/** The place that a text is, as a whole: a country by any of its names, or a city. */
export function placeOf(text: string): Place | undefined {
  known ??= allPlaces();
  return known.get(keyOf(text));
}

/** The stored name of the country that a text names, or whose people it names: "Jordan", "Jordanian", "Jordanienne". */
export function countryIn(text: string): string | undefined {
  const place = placeOf(text) ?? lastPlaceIn(text);
  if (place) return place.country;
  const words = keyOf(text).split(' ');
  return words.map((word) => peoples.get(word)).find((country) => country !== undefined);
}

/** The last place that the parts of a text name: of "Gulf Builders, Doha, Qatar" it is Qatar. */
function lastPlaceIn(text: string): Place | undefined {
  return text
    .split(/[,،(){}\t|/–—-]/u)
    .map((part) => placeOf(part))
    .findLast((place) => place !== undefined);
}

/** A place at the end of a text without a sign before it, as a table leaves it: "Gulf Builders Doha Qatar". */
export function placeAtEnd(text: string): { place: string; rest: string } | undefined {
  const words = text.split(' ');
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const rest = words.slice(0, -length).join(' ');
    const place = words.slice(-length).join(' ');
    const [first, ...others] = place.split(/, ?/);
    const isPlace =
      placeOf(place) ?? (others.length > 0 && placeOf(first ?? '') && placeOf(others.join(' ')));
    if (isPlace && /^[\p{Lu}\p{Lo}]/u.test(place))
      return { place, rest: rest.replace(/(?<![\s,،-])[\s,،-]+$/u, '') };
  }
  return undefined;
}

const peoples = new Map(
  demonyms.flatMap(([code, names]) => {
    const country = countries.find((entry) => entry.code === code)?.value ?? '';
    return names.map((name) => [name, country] as const);
  }),
);

function keyOf(text: string): string {
  return foldEachSign(text)
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .replace(/-/g, ' ');
}

function allPlaces(): Map<string, Place> {
  const places = new Map<string, Place>();
  const byCode = new Map(countries.map(({ code, value }) => [code, value]));
  for (const { value } of countries) {
    for (const locale of locales)
      places.set(keyOf(countryName(value, locale)), { country: value, isCity: false });
  }
  for (const [name, code] of Object.entries(shortNames))
    places.set(name, { country: byCode.get(code) ?? '', isCity: false });
  for (const { country, names } of cities)
    for (const name of Object.values(names)) addCity(places, name, country);
  for (const line of otherCities.trim().split('\n')) {
    const [code = '', ...names] = line.split(' ');
    for (const name of names) addCity(places, name, byCode.get(code) ?? '');
  }
  return places;
}

/** A city that is called like a country stays the country. */
function addCity(places: Map<string, Place>, name: string, country: string): void {
  const key = keyOf(name);
  if (!places.has(key)) places.set(key, { country, isCity: true });
}
