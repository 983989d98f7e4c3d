import { pluralRules } from '#domain/formats.ts';
import type { CvLanguage, CvPersonalField, CvSectionKind } from './looks.ts';

type Words = Readonly<Record<string, string>>;

/** What a CV itself says in its language. */
interface CvWords {
  /** The tag that dates and names are written by. */
  tag: string;
  /** How much of a month's name stands in a date: some languages have no short ones. */
  month: 'short' | 'long';
  /** What stands between the parts of a list. */
  comma: string;
  curriculum: string;
  present: string;
  /** Where a dash between bare years would be read from either side, in words. */
  betweenYears?: (from: string, to: string) => string;
  videoCode: string;
  photo: string;
  yes: string;
  no: string;
  atOnce: string;
  days: (count: number) => string;
  salary: (amount: string) => string;
  sections: Readonly<Record<CvSectionKind, string>>;
  contact: string;
  personal: Readonly<Record<CvPersonalField, string>>;
  /** Stored values of the reference lists, as they are printed. */
  values: Words;
  networks: Words;
}

const networks: Words = { linkedin: 'LinkedIn', facebook: 'Facebook', twitter: 'X', instagram: 'Instagram' };

/** The words of a CV in each of its languages. */
export const cvWords: Readonly<Record<CvLanguage, CvWords>> = {
  en: {
    tag: 'en-GB',
    month: 'short',
    comma: ', ',
    curriculum: 'CV',
    present: 'present',
    videoCode: 'QR code of the video CV',
    photo: 'Photo',
    yes: 'Yes',
    no: 'No',
    atOnce: 'Available at once',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    salary: (amount) => `QAR ${amount} a month`,
    contact: 'Contact',
    sections: {
      summary: 'Summary',
      experience: 'Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates',
      projects: 'Projects',
      awards: 'Awards',
      publications: 'Publications',
      volunteering: 'Volunteering',
      interests: 'Interests',
      personal: 'Personal details',
      links: 'Links',
      references: 'References',
    },
    personal: {
      nationality: 'Nationality',
      date_of_birth: 'Date of birth',
      gender: 'Gender',
      marital_status: 'Marital status',
      visa_option: 'Visa',
      in_country: 'In Qatar',
      notice_period: 'Notice period',
      driving_licences: 'Driving licences',
      expected_salary: 'Expected salary',
      industry: 'Industry',
      current_position: 'Current position',
      current_company: 'Current company',
      desired_jobs: 'Desired jobs',
    },
    values: {
      'High school or equivalent': 'High school',
      'Bachelors degree': 'Bachelor’s degree',
      'Masters degree': 'Master’s degree',
      'Low Proficiency': 'basic',
      'Moderate Proficiency': 'moderate',
      Expert: 'expert',
      Native: 'native',
    },
    networks: { ...networks, website: 'Website' },
  },
  fr: {
    tag: 'fr-FR',
    month: 'short',
    comma: ', ',
    curriculum: 'CV',
    present: 'aujourd’hui',
    videoCode: 'Code QR du CV vidéo',
    photo: 'Photo',
    yes: 'Oui',
    no: 'Non',
    atOnce: 'Disponible immédiatement',
    days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
    salary: (amount) => `${amount} QAR par mois`,
    contact: 'Contact',
    sections: {
      summary: 'Profil',
      experience: 'Expérience',
      education: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      certificates: 'Certificats',
      projects: 'Projets',
      awards: 'Distinctions',
      publications: 'Publications',
      volunteering: 'Bénévolat',
      interests: 'Centres d’intérêt',
      personal: 'Informations personnelles',
      links: 'Liens',
      references: 'Références',
    },
    personal: {
      nationality: 'Nationalité',
      date_of_birth: 'Date de naissance',
      gender: 'Genre',
      marital_status: 'État civil',
      visa_option: 'Visa',
      in_country: 'Au Qatar',
      notice_period: 'Préavis',
      driving_licences: 'Permis de conduire',
      expected_salary: 'Salaire souhaité',
      industry: 'Secteur',
      current_position: 'Poste actuel',
      current_company: 'Entreprise actuelle',
      desired_jobs: 'Postes recherchés',
    },
    values: {
      'High school or equivalent': 'Baccalauréat ou équivalent',
      Diploma: 'Diplôme',
      'Bachelors degree': 'Licence',
      'Higher diploma': 'Diplôme supérieur',
      'Masters degree': 'Master',
      Doctorate: 'Doctorat',
      'Low Proficiency': 'notions',
      'Moderate Proficiency': 'niveau intermédiaire',
      Expert: 'expert',
      Native: 'langue maternelle',
      Male: 'Homme',
      Female: 'Femme',
      Single: 'Célibataire',
      Married: 'Marié(e)',
      Divorced: 'Divorcé(e)',
      Widowed: 'Veuf ou veuve',
      'Light vehicle': 'véhicule léger',
      Motorcycle: 'moto',
      'Heavy vehicle': 'poids lourd',
      Bus: 'autobus',
      Forklift: 'chariot élévateur',
      'Heavy equipment': 'engins de chantier',
      'Residency Visa': 'Visa de résidence',
      Citizen: 'Citoyen',
      'Residency Visa (Transferable)': 'Visa de résidence (transférable)',
      'Residency Visa (Non-Transferable)': 'Visa de résidence (non transférable)',
      'Student Visa': 'Visa étudiant',
      'Transit Visa': 'Visa de transit',
      'Visit Visa': 'Visa de visite',
      'No Visa': 'Sans visa',
      'GCC Nationals': 'Ressortissant du CCG',
      'Residency Visa (Spouse/ Parent/ Sibling Sponsorship)':
        'Visa de résidence (parrainage par conjoint, parent, frère ou sœur)',
    },
    networks: { ...networks, website: 'Site web' },
  },
  ar: {
    tag: 'ar-QA-u-nu-latn',
    month: 'long',
    comma: '، ',
    curriculum: 'السيرة الذاتية',
    present: 'حتى الآن',
    betweenYears: (from, to) => `من ${from} إلى ${to}`,
    videoCode: 'رمز السيرة الذاتية المرئية',
    photo: 'صورة',
    yes: 'نعم',
    no: 'لا',
    atOnce: 'المباشرة فورًا',
    days: arabicDays,
    salary: (amount) => `${amount} ريال قطري شهريًا`,
    contact: 'التواصل',
    sections: {
      summary: 'نبذة',
      experience: 'الخبرة العملية',
      education: 'التعليم',
      skills: 'المهارات',
      languages: 'اللغات',
      certificates: 'الشهادات المهنية',
      projects: 'المشاريع',
      awards: 'الجوائز',
      publications: 'المنشورات',
      volunteering: 'العمل التطوعي',
      interests: 'الاهتمامات',
      personal: 'البيانات الشخصية',
      links: 'الروابط',
      references: 'الجهات المرجعية',
    },
    personal: {
      nationality: 'الجنسية',
      date_of_birth: 'تاريخ الميلاد',
      gender: 'الجنس',
      marital_status: 'الحالة الاجتماعية',
      visa_option: 'الإقامة',
      in_country: 'الإقامة الحالية في قطر',
      notice_period: 'مهلة الإشعار',
      driving_licences: 'رخص القيادة',
      expected_salary: 'الراتب المتوقع',
      industry: 'القطاع',
      current_position: 'المسمى الحالي',
      current_company: 'الشركة الحالية',
      desired_jobs: 'الوظائف المطلوبة',
    },
    values: {
      'High school or equivalent': 'الثانوية العامة أو ما يعادلها',
      Diploma: 'دبلوم',
      'Bachelors degree': 'بكالوريوس',
      'Higher diploma': 'دبلوم عالٍ',
      'Masters degree': 'ماجستير',
      Doctorate: 'دكتوراه',
      'Low Proficiency': 'مبتدئ',
      'Moderate Proficiency': 'متوسط',
      Expert: 'متقن',
      Native: 'اللغة الأم',
      Male: 'ذكر',
      Female: 'أنثى',
      Single: 'أعزب / عزباء',
      Married: 'متزوج / متزوجة',
      Divorced: 'مطلّق / مطلّقة',
      Widowed: 'أرمل / أرملة',
      'Light vehicle': 'مركبة خفيفة',
      Motorcycle: 'دراجة نارية',
      'Heavy vehicle': 'مركبة ثقيلة',
      Bus: 'حافلة',
      Forklift: 'رافعة شوكية',
      'Heavy equipment': 'معدات ثقيلة',
      'Residency Visa': 'إقامة',
      Citizen: 'جنسية البلد',
      'Residency Visa (Transferable)': 'إقامة تتيح تغيير جهة العمل',
      'Residency Visa (Non-Transferable)': 'إقامة لا تتيح تغيير جهة العمل',
      'Student Visa': 'تأشيرة طالب',
      'Transit Visa': 'تأشيرة عبور',
      'Visit Visa': 'تأشيرة زيارة',
      'No Visa': 'بلا تأشيرة',
      'GCC Nationals': 'جنسية خليجية',
      'Residency Visa (Spouse/ Parent/ Sibling Sponsorship)': 'إقامة عائلية (الزوج أو الوالدان أو الإخوة)',
    },
    networks: { ...networks, website: 'الموقع' },
  },
};

/** In the number that the figure takes: one and two have none. */
function arabicDays(count: number): string {
  if (count === 1) return 'يوم واحد';
  if (count === 2) return 'يومان';
  const form = pluralRules('ar').select(count);
  return `${count} ${form === 'few' ? 'أيام' : form === 'many' ? 'يومًا' : 'يوم'}`;
}
