/** A job of a made-up person: title, employer, place, first month, last month (none: it goes on), what was done. */
export type CvJob = readonly [string, string, string, string, string | undefined, readonly string[]];
/** A study: as it is written, field, institution, place, first and last year; then the kind that it is stored as. */
export type CvStudy = readonly [string, string, string, number, number, string];

/** A made-up person with what their CV says, and what a profile should hold of it. */
export interface CvPerson {
  words: 'english' | 'french' | 'arabic';
  name: string;
  position: string;
  place: string;
  phone: string;
  email: string;
  linkedin?: string;
  birth: string;
  nationality: string;
  gender: string;
  married: string;
  summary: string;
  jobs: readonly CvJob[];
  studies: readonly CvStudy[];
  languages: readonly (readonly [string, string])[];
  skills: readonly string[];
  stored: {
    nationality: string;
    residence: string;
    gender: 'Male' | 'Female';
    languages: readonly (readonly [string, string])[];
    dialCode: string;
    national: string;
  };
}

export const people: readonly CvPerson[] = [
  {
    words: 'english',
    name: 'Leila Haddad',
    position: 'Structural Engineer',
    place: 'Doha, Qatar',
    phone: '+974 5512 3456',
    email: 'leila.haddad@example.com',
    linkedin: 'linkedin.com/in/leila-haddad',
    birth: '1991-05-17',
    nationality: 'Jordanian',
    gender: 'Female',
    married: 'Married',
    summary:
      'Structural engineer with eleven years on towers, stations and bridges in Qatar and Jordan. Leads small teams and checks what others sign.',
    jobs: [
      [
        'Senior Structural Engineer',
        'Gulf Towers W.L.L.',
        'Doha, Qatar',
        '2019-03',
        undefined,
        ['Led a team of six on two towers in Lusail.', 'Cut the steel of the podium by nine percent.'],
      ],
      [
        'Structural Engineer',
        'Amman Bridges Co.',
        'Amman, Jordan',
        '2014-09',
        '2019-02',
        ['Designed four road bridges and their foundations.'],
      ],
    ],
    studies: [
      [
        'Master of Science in Structural Engineering',
        'University of Jordan',
        'Amman, Jordan',
        2012,
        2014,
        'Masters degree',
      ],
      [
        'BSc Civil Engineering',
        'Jordan University of Science and Technology',
        'Irbid, Jordan',
        2008,
        2012,
        'Bachelors degree',
      ],
    ],
    languages: [
      ['Arabic', 'Native'],
      ['English', 'Fluent'],
      ['French', 'Basic'],
    ],
    skills: ['ETABS', 'SAFE', 'Revit', 'Site supervision', 'Value engineering'],
    stored: {
      nationality: 'Jordan',
      residence: 'Qatar',
      gender: 'Female',
      dialCode: '+974',
      national: '55123456',
      languages: [
        ['Arabic', 'Native'],
        ['English', 'Expert'],
        ['French', 'Low Proficiency'],
      ],
    },
  },
  {
    words: 'english',
    name: 'Mohammed Abdul Rahman Khan',
    position: 'Accountant',
    place: 'Dubai, UAE',
    phone: '+971 50 123 4567',
    email: 'm.a.khan@example.org',
    birth: '1988-11-02',
    nationality: 'Pakistani',
    gender: 'Male',
    married: 'Single',
    summary:
      'Chartered accountant used to monthly closing, VAT returns and audits of trading companies in the Emirates and Pakistan.',
    jobs: [
      [
        'Senior Accountant',
        'Crescent Trading LLC',
        'Dubai, UAE',
        '2018-01',
        undefined,
        ['Closes the books of three companies each month.', 'Prepares VAT returns and answers the auditors.'],
      ],
      [
        'Accountant',
        'Habib Textiles Ltd',
        'Karachi, Pakistan',
        '2013-06',
        '2017-12',
        ['Kept receivables and payables.', 'Introduced a weekly cash report.'],
      ],
      [
        'Audit Trainee',
        'Ferguson & Sons',
        'Karachi, Pakistan',
        '2011-07',
        '2013-05',
        ['Audited small factories.'],
      ],
    ],
    studies: [
      ['Bachelor of Commerce', 'University of Karachi', 'Karachi, Pakistan', 2007, 2011, 'Bachelors degree'],
      [
        'Higher Secondary Certificate',
        'Adamjee Science College',
        'Karachi, Pakistan',
        2005,
        2007,
        'High school or equivalent',
      ],
    ],
    languages: [
      ['Urdu', 'Native'],
      ['English', 'Professional'],
      ['Arabic', 'Intermediate'],
    ],
    skills: ['VAT', 'SAP', 'Excel', 'Audit', 'IFRS'],
    stored: {
      nationality: 'Pakistan',
      residence: 'United Arab Emirates',
      gender: 'Male',
      dialCode: '+971',
      national: '501234567',
      languages: [
        ['Urdu', 'Native'],
        ['English', 'Expert'],
        ['Arabic', 'Moderate Proficiency'],
      ],
    },
  },
  {
    words: 'english',
    name: 'Maria Cristina Santos',
    position: 'Registered Nurse',
    place: 'Riyadh, Saudi Arabia',
    phone: '+966 55 123 4567',
    email: 'cristina.santos@example.com',
    linkedin: 'www.linkedin.com/in/cristina-santos-rn',
    birth: '1993-02-28',
    nationality: 'Filipino',
    gender: 'Female',
    married: 'Single',
    summary:
      'Registered nurse with eight years in intensive care and emergency units, licensed in Saudi Arabia and the Philippines.',
    jobs: [
      [
        'ICU Staff Nurse',
        'King Fahad Medical City',
        'Riyadh, Saudi Arabia',
        '2020-02',
        undefined,
        ['Cares for two ventilated patients a shift.', 'Trains new nurses on the unit.'],
      ],
      [
        'Emergency Nurse',
        'Makati General Hospital',
        'Manila, Philippines',
        '2015-08',
        '2020-01',
        ['Triage of some eighty patients a day.'],
      ],
    ],
    studies: [
      [
        'Bachelor of Science in Nursing',
        'University of Santo Tomas',
        'Manila, Philippines',
        2011,
        2015,
        'Bachelors degree',
      ],
    ],
    languages: [
      ['Tagalog', 'Mother tongue'],
      ['English', 'Fluent'],
    ],
    skills: ['Ventilation', 'Triage', 'ACLS', 'Patient education'],
    stored: {
      nationality: 'Philippines',
      residence: 'Saudi Arabia',
      gender: 'Female',
      dialCode: '+966',
      national: '551234567',
      languages: [
        ['Tagalog', 'Native'],
        ['English', 'Expert'],
      ],
    },
  },
  {
    words: 'english',
    name: 'Khalid bin Rashid Al-Thani',
    position: 'Project Manager',
    place: 'Lusail, Qatar',
    phone: '+974 3312 9876',
    email: 'khalid@althani-projects.example.com',
    linkedin: 'https://www.linkedin.com/in/khalidrashid',
    birth: '1985-07-09',
    nationality: 'Qatari',
    gender: 'Male',
    married: 'Married',
    summary:
      'Project manager of public buildings, from tender to handover, with a habit of finishing when it was promised.',
    jobs: [
      [
        'Project Manager',
        'Public Works Authority',
        'Doha, Qatar',
        '2016-04',
        undefined,
        ['Delivered nine schools and two clinics.'],
      ],
      [
        'Planning Engineer',
        'Qatar Contracting Group',
        'Doha, Qatar',
        '2010-01',
        '2016-03',
        ['Kept the programme of a stadium with 1,400 activities.'],
      ],
    ],
    studies: [
      ['MBA', 'HEC Paris in Qatar', 'Doha, Qatar', 2017, 2019, 'Masters degree'],
      [
        'Bachelor of Engineering',
        'Texas A&M University at Qatar',
        'Doha, Qatar',
        2004,
        2009,
        'Bachelors degree',
      ],
    ],
    languages: [
      ['Arabic', 'Native'],
      ['English', 'Advanced'],
    ],
    skills: ['Primavera P6', 'Contracts', 'Risk', 'Leadership'],
    stored: {
      nationality: 'Qatar',
      residence: 'Qatar',
      gender: 'Male',
      dialCode: '+974',
      national: '33129876',
      languages: [
        ['Arabic', 'Native'],
        ['English', 'Expert'],
      ],
    },
  },
  {
    words: 'french',
    name: 'Élodie Martin-Dupré',
    position: 'Infirmière diplômée d’État',
    place: 'Lyon, France',
    phone: '+33 6 12 34 56 78',
    email: 'elodie.martin@example.fr',
    linkedin: 'linkedin.com/in/elodie-martin',
    birth: '1990-08-15',
    nationality: 'Française',
    gender: 'Femme',
    married: 'Célibataire',
    summary:
      'Infirmière en soins intensifs depuis dix ans, habituée aux équipes internationales et à la formation des nouveaux.',
    jobs: [
      [
        'Infirmière en soins intensifs',
        'Hôpital Édouard-Herriot',
        'Lyon, France',
        '2017-09',
        undefined,
        ['Prise en charge de patients ventilés.', 'Tutorat des étudiants.'],
      ],
      [
        'Infirmière de bloc opératoire',
        'Clinique du Parc',
        'Grenoble, France',
        '2012-10',
        '2017-08',
        ['Préparation des salles et suivi des interventions.'],
      ],
    ],
    studies: [
      [
        'Diplôme d’État d’infirmier',
        'Institut de formation en soins infirmiers',
        'Lyon, France',
        2009,
        2012,
        'Diploma',
      ],
      ['Baccalauréat scientifique', 'Lycée Ampère', 'Lyon, France', 2006, 2009, 'High school or equivalent'],
    ],
    languages: [
      ['Français', 'langue maternelle'],
      ['Anglais', 'courant'],
      ['Arabe', 'notions'],
    ],
    skills: ['Ventilation', 'Réanimation', 'Triage', 'Tutorat'],
    stored: {
      nationality: 'France',
      residence: 'France',
      gender: 'Female',
      dialCode: '+33',
      national: '612345678',
      languages: [
        ['French', 'Native'],
        ['English', 'Expert'],
        ['Arabic', 'Low Proficiency'],
      ],
    },
  },
  {
    words: 'french',
    name: 'Youssef El Amrani',
    position: 'Ingénieur logiciel',
    place: 'Casablanca, Maroc',
    phone: '+212 6 61 23 45 67',
    email: 'y.elamrani@example.ma',
    birth: '1992-12-01',
    nationality: 'Marocaine',
    gender: 'Homme',
    married: 'Marié',
    summary:
      'Ingénieur logiciel spécialisé dans les services de paiement, de la conception à l’exploitation, en équipes de cinq à dix personnes.',
    jobs: [
      [
        'Ingénieur logiciel senior',
        'Atlas Paiements S.A.',
        'Casablanca, Maroc',
        '2019-01',
        undefined,
        ['Conception du service de virements.', 'Passage à PostgreSQL sans interruption.'],
      ],
      [
        'Développeur',
        'Banque du Maghreb',
        'Rabat, Maroc',
        '2015-02',
        '2018-12',
        ['Développement du portail des clients.'],
      ],
    ],
    studies: [
      [
        'Diplôme d’ingénieur en informatique',
        'École Mohammadia d’Ingénieurs',
        'Rabat, Maroc',
        2012,
        2015,
        'Masters degree',
      ],
      ['DUT Génie informatique', 'Université Hassan II', 'Casablanca, Maroc', 2010, 2012, 'Diploma'],
    ],
    languages: [
      ['Arabe', 'langue maternelle'],
      ['Français', 'bilingue'],
      ['Anglais', 'B2'],
    ],
    skills: ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Go'],
    stored: {
      nationality: 'Morocco',
      residence: 'Morocco',
      gender: 'Male',
      dialCode: '+212',
      national: '661234567',
      languages: [
        ['Arabic', 'Native'],
        ['French', 'Native'],
        ['English', 'Moderate Proficiency'],
      ],
    },
  },
  {
    words: 'arabic',
    name: 'ليلى المري',
    position: 'مهندسة مدنية',
    place: 'الدوحة، قطر',
    phone: '+974 6612 3456',
    email: 'leila.almarri@example.com',
    birth: '1994-03-21',
    nationality: 'قطرية',
    gender: 'أنثى',
    married: 'عزباء',
    summary:
      'مهندسة مدنية بخبرة ثماني سنوات في مشاريع الطرق والمباني العامة في قطر، وفي الإشراف على فرق العمل.',
    jobs: [
      [
        'مهندسة موقع',
        'شركة الخليج للمقاولات',
        'الدوحة، قطر',
        '2019-04',
        undefined,
        ['الإشراف على بناء مدرستين.'],
      ],
      ['مهندسة مدنية', 'مجموعة الريان', 'الوكرة، قطر', '2016-01', '2019-03', ['تصميم شبكات الطرق الداخلية.']],
    ],
    studies: [['بكالوريوس الهندسة المدنية', 'جامعة قطر', 'الدوحة، قطر', 2011, 2015, 'Bachelors degree']],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'ممتازة'],
    ],
    skills: ['إدارة المشاريع', 'التصميم', 'أوتوكاد'],
    stored: {
      nationality: 'Qatar',
      residence: 'Qatar',
      gender: 'Female',
      dialCode: '+974',
      national: '66123456',
      languages: [
        ['Arabic', 'Native'],
        ['English', 'Expert'],
      ],
    },
  },
  {
    words: 'arabic',
    name: 'أحمد عبد الله المصري',
    position: 'محاسب',
    place: 'القاهرة، مصر',
    phone: '+20 100 123 4567',
    email: 'ahmed.masri@example.com',
    linkedin: 'linkedin.com/in/ahmed-masri',
    birth: '1989-10-05',
    nationality: 'مصري',
    gender: 'ذكر',
    married: 'متزوج',
    summary: 'محاسب بخبرة عشر سنوات في إعداد القوائم المالية والتقارير الشهرية للشركات التجارية والصناعية.',
    jobs: [
      ['محاسب أول', 'مجموعة النيل', 'القاهرة، مصر', '2017-02', undefined, ['إعداد القوائم المالية.']],
      ['محاسب', 'شركة الدلتا للصناعات', 'طنطا، مصر', '2012-06', '2017-01', ['متابعة حسابات العملاء.']],
    ],
    studies: [['بكالوريوس التجارة', 'جامعة القاهرة', 'القاهرة، مصر', 2007, 2011, 'Bachelors degree']],
    languages: [
      ['العربية', 'اللغة الأم'],
      ['الإنجليزية', 'جيدة'],
    ],
    skills: ['إكسل', 'المراجعة', 'الضرائب'],
    stored: {
      nationality: 'Egypt',
      residence: 'Egypt',
      gender: 'Male',
      dialCode: '+20',
      national: '1001234567',
      languages: [
        ['Arabic', 'Native'],
        ['English', 'Moderate Proficiency'],
      ],
    },
  },
];
