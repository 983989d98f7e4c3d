import type { CvDocument } from '#domain/cvs/document.ts';
import { type CvProfile, cvFromProfile } from '#domain/cvs/from-profile.ts';
import type { CvLanguage } from '#domain/cvs/looks.ts';

type Experience = CvProfile['experiences'][number];

const plain: CvProfile = {
  name: 'Layla Haddad',
  name_ar: '',
  email: 'layla.haddad@demo.example',
  dial_code: '+974',
  phone: '77791863',
  title: 'Senior Structural Engineer',
  description:
    'Structural engineer with ten years on towers between 20 and 60 storeys. At home with post-tensioning and QCS 2014, and with the people on site who have to build what I draw.',
  residence_country: 'Qatar',
  nationality: 'Lebanon',
  date_of_birth: '1990-04-12',
  gender: 'Female',
  marital_status: 'Married',
  industry: 'Construction',
  current_company: 'Crescent Towers',
  current_position: 'Senior Structural Engineer',
  expected_salary: 24000,
  visa_option: 'Residency Visa (Transferable)',
  in_country: true,
  notice_period: 30,
  driving_licences: ['Light vehicle'],
  website: 'https://layla.example.com/',
  linkedin: 'https://www.linkedin.com/in/layla-haddad',
  facebook: '',
  twitter: '',
  instagram: '',
  professional_skills:
    'ETABS, SAFE, SAP2000, Revit, BIM 360, Post-tensioning, Raft foundations, QCS 2014, ACI 318, Site coordination, C++ / C#',
  desired_jobs: 'Structural Engineer, Design Manager',
  languages: [
    { name: 'Arabic', level: 'Native' },
    { name: 'English', level: 'Expert' },
    { name: 'French', level: 'Moderate Proficiency' },
  ],
  certificates: [],
  references: [],
  references_shown: false,
  educations: [
    {
      institution_name: 'École supérieure d’ingénieurs de Beyrouth',
      course_name: 'Masters degree',
      other_course_name: 'MEng, Civil Engineering',
      from_year: 2014,
      to_year: 2016,
      description: null,
      educated_country: 'Lebanon',
    },
    {
      institution_name: 'American University of Beirut',
      course_name: 'Bachelors degree',
      other_course_name: null,
      from_year: 2010,
      to_year: 2014,
      description: 'With distinction; thesis on crack control in slabs.',
      educated_country: 'Lebanon',
    },
  ],
  experiences: [
    {
      company_name: 'Crescent Towers',
      designation: 'Senior Structural Engineer',
      company_location: 'Lusail, Qatar',
      from_month: 9,
      from_year: 2023,
      to_month: 13,
      to_year: 'Present',
      description:
        'Lead the structural design of two 42-storey towers, from concept to tender, with a team of six.\nCut reinforcement by 11 % with post-tensioned slabs, QAR 3.2 million.\nAnswer 40 site queries a week.',
    },
    {
      company_name: 'Gulf Frame Consultants',
      designation: 'Structural Engineer',
      company_location: 'Al Rayyan, Qatar',
      from_month: 7,
      from_year: 2018,
      to_month: 8,
      to_year: 2023,
      description:
        'Designed nine mid-rise residential blocks and two hospitals in ETABS and SAFE; none came back from the municipality more than once.\nWrote the office guide to crack control that four teams still use.',
    },
    {
      company_name: 'Bureau Khoury & Fils',
      designation: 'Graduate Engineer',
      company_location: 'Beirut, Lebanon',
      from_month: 9,
      from_year: 2016,
      to_month: 6,
      to_year: 2018,
      description:
        'Checked drawings and calculations of towers.\nSurveyed 31 damaged façades after the 2017 storms.',
    },
  ],
};

const bare: CvProfile = {
  ...plain,
  name: 'Li Wu',
  title: 'Cook',
  description: '',
  nationality: '',
  professional_skills: '',
  desired_jobs: '',
  languages: [],
  educations: [],
  experiences: [],
  linkedin: '',
  website: '',
  driving_licences: [],
};

const french: CvProfile = {
  ...plain,
  name: 'Hélène Lefèvre-Çelik',
  title: 'Cheffe de projet — génie civil & façades',
  description:
    'Ingénieure née à Saint-Étienne : quinze ans d’expérience sur des chantiers où « rien n’est jamais simple » ; où l’on s’étonne, où l’on dénoue, où l’on œuvre !',
  experiences: [
    {
      ...first(plain),
      company_name: 'Œuvres & Bâtiments Île-de-France',
      designation: 'Cheffe de projet',
      company_location: 'Orléans, France',
      description:
        'Pilotage d’un budget de 12 000 000 € : maîtrise d’œuvre, sûreté, contrôle qualité.\nÉquipe de 14 personnes ; 98 % des livrables à l’heure.\nDéjà vécu : l’aménagement d’un hôpital à Nîmes, côté façade.',
    },
    ...plain.experiences.slice(1),
  ],
};

const arabic: CvProfile = {
  ...plain,
  name: 'ليلى حدّاد',
  title: 'مهندسة إنشائية أولى',
  description: 'مهندسة إنشائية بخبرة عشر سنوات في الأبراج العالية في قطر ولبنان، وتعمل مع فرق الموقع كل يوم.',
  professional_skills: 'ETABS, تصميم الخرسانة, Revit, إدارة المواقع',
  experiences: [
    {
      ...first(plain),
      company_name: 'شركة أبراج الهلال',
      designation: 'مهندسة إنشائية أولى',
      company_location: 'لوسيل، قطر',
      description:
        'قيادة التصميم الإنشائي لبرجين من 42 طابقًا مع فريق من ستة مهندسين.\nخفض حديد التسليح بنسبة 11 بالمئة باستخدام ETABS.',
    },
    ...plain.experiences.slice(1, 2),
  ],
};

/** Sentences with words, names and signs of the other direction, and with vowel marks. */
const mixed: CvProfile = {
  ...arabic,
  name: 'محمّد بن خالد العَلي',
  title: 'مهندس برمجيات أول (Backend)',
  description:
    'مهندس برمجيات بخبرة 12 عامًا في Microsoft Azure وGoogle Cloud Platform، يكتب C++ / C# كل يوم ويقود فريقًا من 8 أشخاص.\nحاصل على شهادة AWS Certified Solutions Architect في 2021.',
  professional_skills: 'TypeScript, React, Node.js, PostgreSQL, إدارة الفرق, CI/CD, Docker Compose',
  experiences: [
    {
      ...first(plain),
      company_name: 'مصرف الخليج (Gulf Bank)',
      designation: 'مهندس برمجيات أول',
      company_location: 'الدوحة، قطر',
      description:
        'نقل 40 خدمة من on-premise إلى Amazon Web Services خلال 18 شهرًا.\nتخفيض زمن الاستجابة من 900 إلى 120 ميلي ثانية باستخدام Redis.\nمراسلة العملاء عبر support@gulf-bank.example يوميًا.',
    },
    ...plain.experiences.slice(1, 2),
  ],
};

const long: CvProfile = {
  ...plain,
  name: 'Muhammad Abdul-Rahman bin Khalid Al-Thani Chowdhury Rodriguez de la Fuente',
  title:
    'Regional Director of Engineering, Procurement, Construction and Commissioning for the Gulf and the Levant',
  description: sentences(3),
  professional_skills: Array.from({ length: 50 }, (_, at) => `Skill number ${at + 1}`).join(', '),
  experiences: positions(12, 6),
};

const words: CvProfile = {
  ...plain,
  title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvorsitzende',
  description: `Antidisestablishmentarianism${'supercalifragilistic'.repeat(8)} and on it goes.`,
  linkedin:
    'https://www.linkedin.com/in/a-very-long-address-that-nobody-would-type-twice-0123456789-abcdefghijklmnopqrstuvwxyz',
  email: 'a.very.long.address.of.somebody.with.many.names@subdomain.of.a.long.company.example',
};

/** People whose CVs have to come out right, each with a language. */
export const samplePeople: Readonly<Record<string, { profile: CvProfile; language: CvLanguage }>> = {
  plain: { profile: plain, language: 'en' },
  bare: { profile: bare, language: 'en' },
  french: { profile: french, language: 'fr' },
  'plain in French': { profile: plain, language: 'fr' },
  arabic: { profile: arabic, language: 'ar' },
  'Arabic with Latin words': { profile: mixed, language: 'ar' },
  'Arabic names in English': {
    profile: { ...plain, name: 'Layla Haddad (ليلى حدّاد)', experiences: arabic.experiences },
    language: 'en',
  },
  long: { profile: long, language: 'en' },
  'twenty positions': { profile: { ...plain, experiences: positions(20, 2) }, language: 'en' },
  'long words': { profile: words, language: 'en' },
  emoji: {
    profile: {
      ...plain,
      title: 'Engineer 🎉 of bridges',
      professional_skills: 'Revit ✨, ETABS, 👩‍👩‍👧 family',
    },
    language: 'en',
  },
  'one long text': {
    profile: { ...plain, experiences: [{ ...first(plain), description: sentences(18).slice(0, 2000) }] },
    language: 'en',
  },
  'other scripts': {
    profile: { ...plain, name: 'Nguyễn Thị Ánh', title: 'Инженер · Μηχανικός', experiences: [] },
    language: 'en',
  },
  template: {
    profile: {
      ...bare,
      name: '#import "x" $y$ *b* <b>',
      description: '#read("/cv.json") = Heading @ref [x] \\u{1} // -- ~',
    },
    language: 'en',
  },
};

/** The CV of one of them, with all that it can show. */
export function sampleCv(name: string): CvDocument {
  const person = samplePeople[name] ?? { profile: plain, language: 'en' as const };
  const cv = cvFromProfile(person.profile, person.language);
  // Some mix their scripts: each is set in the language that it is a sample of.
  const { language } = person;
  return {
    ...cv,
    language,
    personal_shown: ['nationality', 'visa_option', 'notice_period', 'driving_licences'],
  };
}

function first({ experiences }: CvProfile): Experience {
  const [experience] = experiences;
  if (!experience) throw new Error('The profile has no experience');
  return experience;
}

function positions(count: number, points: number): Experience[] {
  return Array.from({ length: count }, (_, at) => ({
    ...first(plain),
    company_name: `Company ${at + 1} of the Gulf`,
    designation: `Engineer of class ${at + 1}`,
    from_year: 2020 - at,
    to_year: 2021 - at,
    from_month: 3,
    to_month: 2,
    description: Array.from({ length: points }, (_, point) => `Point ${point + 1}: ${sentences(1)}`).join(
      '\n',
    ),
  }));
}

function sentences(count: number): string {
  const sentence =
    'Built, measured and handed over what had been promised, on the day that had been promised';
  return Array.from({ length: count }, (_, at) => `${sentence} in case ${at + 1}.`).join(' ');
}
