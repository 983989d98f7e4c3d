import { expect, test } from 'vitest';
import { namesOfTitle, possibleNameParts, wordsOfSearch } from './title-names.ts';

const isFound = (title: string, search: string) => {
  const names = ` ${namesOfTitle(title)}`;
  return wordsOfSearch(search).every((word) => names.includes(` ${word}`));
};

test.each([
  ['ICU Staff Nurse', 'Infirmière'],
  ['ICU Staff Nurse', 'infirmier en soins intensifs'],
  ['Night Nurse, Paediatrics', 'infirmière'],
  ['Senior Civil Engineer', 'Ingénieur'],
  ['Senior Civil Engineer', 'ingénieure civil'],
  ['Mathematics Teacher', 'Enseignante'],
  ['Truck Driver', 'chauffeur'],
  ['Ingénieur Génie Civil', 'engineer'],
  ['Electrical Technician (Towers)', 'technicienne'],
  ['Accountant', 'comptable'],
  ['Senior Civil Engineer', 'مهندس'],
  ['Civil Engineer', 'المهندس المدني'],
  ['Civil Engineer', 'مهندسة مدنية'],
  ['Site Engineer, Towers', 'مهندسين'],
  ['ICU Staff Nurse', 'ممرضة'],
  ['ICU Staff Nurse', 'ممرّضات'],
  ['ICU Staff Nurse', 'ممرضة عناية مركزة'],
  ['Night Nurse, Paediatrics', 'ممرض'],
  ['House Driver', 'سائق خاص'],
  ['Truck Driver', 'سوّاق'],
  ['Accountant', 'محاســب'],
  ['Cashier', 'كاشير'],
  ['Cashier', 'أمينة صندوق'],
  ['Construction Worker', 'عمال'],
  ['Electrician', 'كهربائي'],
  ['مهندس مدني', 'civil engineer'],
  ['محاسب صندوق', 'cashier'],
  ['كاشير مطعم', 'caissière'],
  ['عاملات نظافة', 'cleaner'],
  ['شيف شاورما', 'chef'],
  ['Cashier', 'cashiers'],
  ['Waitress', 'waitresses'],
  ['Nanny', 'nannies'],
  ['Sales Executive', 'commerciaux'],
  ['ICU Staff Nurse', 'infirmières'],
  ['Accountant', 'un comptable'],
  ['Accountant', 'وظيفة محاسب'],
  ['Accountant', 'للمحاسبين'],
  ['Accountant', 'والمحاسبات'],
  ['Cleaner', 'عمال نظافة'],
  ['AC Technician', 'فنيين تكييف'],
  ['Dentist', 'دكتور اسنان'],
  ['HR Manager', 'human resources manager'],
  ['Human Resources Director', 'hr director'],
  ['Room Attendant', 'femmes de chambre'],
  ['Government Public Relations Officer', 'pro'],
  ['معلم الصف 5', 'معلم الصف ٥'],
  ['المحاسب', 'محاسب'],
])('%s is found by "%s"', (title, search) => {
  expect(isFound(title, search)).toBe(true);
});

test.each([
  ['ICU Staff Nurse', 'ingénieur'],
  ['Civil Engineer', 'infirmière'],
  ['Welder', 'enseignant'],
  ['Civil Engineer', 'ممرضة'],
  ['ICU Staff Nurse', 'مهندس مدني'],
  ['Project Manager', 'طباخ'],
  ['Chef de projet', 'شيف'],
])('%s is not found by "%s"', (title, search) => {
  expect(isFound(title, search)).toBe(false);
});

test('a title that nobody knows keeps its own words, and small words alone still search', () => {
  expect(namesOfTitle('Camel Stylist')).toBe('camel stylist');
  expect(wordsOfSearch('chef de projet')).toEqual(['chef', 'projet']);
  expect(wordsOfSearch('de la')).toEqual(['de', 'la']);
});

test('a trade is not looked for as a name, a name of words that trades have is', () => {
  for (const trade of ['chef', 'عامل', 'محاسبين', 'staff nurse'])
    expect([trade, possibleNameParts(trade)]).toEqual([trade, []]);
  expect(possibleNameParts('ليلى حداد')).toHaveLength(2);
});
