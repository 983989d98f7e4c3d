/** Words beside a name, folded: small ones, ranks of people, legal forms of companies. */
export const besideNames: ReadonlySet<string> = new Set(
  `and et of the de du des la le les
  mr mrs ms miss dr eng engr prof mme mlle دكتور د م
  co company corp corporation inc llc ltd limited wll qsc qpsc spc sarl est societe شركه موسسه ذ`.split(
    /\s+/,
  ),
);

/** Words of companies' names that are translated, not only written in other letters; the first of each is its key. */
export const companyWords: ReadonlyMap<string, string> = new Map(
  `
bank banque بنك مصرف
group groupe مجموعه
trading commerce تجاره تجاريه
contracting contractors مقاولات
construction تشييد بناء انشاءات
services service خدمات خدمه
hotel hotels فندق فنادق
hospital hopital مستشفي
clinic clinique عياده عيادات
medical medicale طبي طبيه
school ecole مدرسه مدارس
university universite جامعه
pharmacy pharmacie صيدليه
restaurant restaurants مطعم مطاعم
insurance assurance assurances تامين
engineering ingenierie هندسه هندسيه
transport transportation نقل نقليات مواصلات
airways airlines طيران
security securite امن
real reel عقاريه
gulf golfe خليج
international internationale دوليه دولي عالميه
national nationale وطنيه وطني
united unis متحده
energy energie طاقه
holding قابضه
steel صلب
travel voyages سفريات سفر
education تعليم تعليميه
cleaning nettoyage نظافه تنظيف
industries industry industrie صناعات صناعه
technology technologies تقنيه تكنولوجيا
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word) => [word, `=${words[0]}`] as const);
    }),
);
