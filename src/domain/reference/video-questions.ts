import type { Localized } from '#domain/locale.ts';

/** Which set a question belongs to: the fixed one of every video CV, or one of the two shuffled ones. */
type VideoQuestionSet = 'video_cv' | 'a' | 'b';

export interface PresetVideoQuestion {
  id: string;
  set: VideoQuestionSet;
  question: Localized;
  /** Path of a video that asks the question, where one has been recorded. */
  video_question: string | null;
}

const introduction: Localized = {
  en: 'Please introduce yourself: who you are, what you do, and what you are looking for next.',
  fr: 'Présentez-vous : qui êtes-vous, que faites-vous, et que cherchez-vous ensuite ?',
  ar: 'تعريف موجز بالنفس: ما مهنتك، وما خبرتك، وما خطوتك التالية؟',
};

const setA: readonly Localized[] = [
  {
    en: 'Which piece of work are you most proud of, and what was your own part in it?',
    fr: 'De quel travail êtes-vous le plus fier, et quelle en a été votre part ?',
    ar: 'ما أكثر عمل يدعو إلى الفخر في مسيرتك، وما دورك فيه؟',
  },
  {
    en: 'Tell us about a difficult day at work. What did you do, and how did it end?',
    fr: 'Racontez une journée de travail difficile. Qu’avez-vous fait, et comment s’est-elle terminée ?',
    ar: 'كيف كان أصعب يوم عمل مرّ بك؟ وكيف كان تصرّفك، وكيف انتهى اليوم؟',
  },
  {
    en: 'What are you better at than most people in your profession?',
    fr: 'Que faites-vous mieux que la plupart des personnes de votre métier ?',
    ar: 'ما الذي يميّزك عن معظم العاملين في مهنتك؟',
  },
  {
    en: 'Tell us about a mistake that you made and what you have done differently since.',
    fr: 'Parlez-nous d’une erreur que vous avez commise et de ce que vous faites autrement depuis.',
    ar: 'ما الخطأ الذي كان درسًا لك، وما الذي تغيّر في عملك بعده؟',
  },
  {
    en: 'Describe a colleague with whom work was not easy. How did you get results together?',
    fr: 'Décrivez un collègue avec qui le travail n’était pas facile. Comment êtes-vous parvenus ensemble au résultat ?',
    ar: 'كيف كان العمل مع زميل لم يكن التعامل معه سهلًا، وكيف تحقّقت النتائج معًا؟',
  },
  {
    en: 'How do you plan your week when everything seems urgent?',
    fr: 'Comment organisez-vous votre semaine quand tout semble urgent ?',
    ar: 'كيف يكون ترتيب أسبوعك حين يبدو كل شيء عاجلًا؟',
  },
  {
    en: 'What did you learn in the last year, and how did you learn it?',
    fr: 'Qu’avez-vous appris au cours de l’année passée, et de quelle manière ?',
    ar: 'ما أهم ما أُضيف إلى معرفتك خلال السنة الماضية، وبأي طريقة؟',
  },
  {
    en: 'Explain something from your profession to a person who has never heard of it.',
    fr: 'Expliquez un point de votre métier à quelqu’un qui n’en a jamais entendu parler.',
    ar: 'كيف يُشرح أمر من مهنتك لشخص لم يسمع به من قبل؟',
  },
  {
    en: 'Tell us about a time when you had to decide without all the information.',
    fr: 'Racontez une situation où vous avez dû décider sans disposer de toutes les informations.',
    ar: 'كيف كان تصرّفك في موقف لزم فيه القرار قبل اكتمال المعلومات؟',
  },
  {
    en: 'What would your last manager say about you, the good and the less good?',
    fr: 'Que dirait de vous votre dernier responsable, en bien et en moins bien ?',
    ar: 'ماذا قد يقول عنك آخر مدير لك، من نقاط القوة ونقاط الضعف؟',
  },
];

const setB: readonly Localized[] = [
  {
    en: 'Why do you want to work in Qatar or the Gulf?',
    fr: 'Pourquoi souhaitez-vous travailler au Qatar ou dans le Golfe ?',
    ar: 'ما سبب رغبتك في العمل في قطر أو الخليج؟',
  },
  {
    en: 'What do you need from an employer to do your best work?',
    fr: 'De quoi avez-vous besoin, de la part d’un employeur, pour donner le meilleur de vous-même ?',
    ar: 'ما الذي يلزم من جهة العمل كي يكون عملك في أفضل صورة؟',
  },
  {
    en: 'How do you work with people from many countries and languages?',
    fr: 'Comment travaillez-vous avec des personnes de nombreux pays et de nombreuses langues ?',
    ar: 'كيف يكون عملك مع أشخاص من بلدان ولغات كثيرة؟',
  },
  {
    en: 'A customer is angry and partly right. What do you say first?',
    fr: 'Un client est en colère, et il a en partie raison. Que dites-vous en premier ?',
    ar: 'عميل غاضب ومعه بعض الحق: ما أول ما يقال له؟',
  },
  {
    en: 'Where do you want to be in three years, and what is the next step towards it?',
    fr: 'Où voulez-vous être dans trois ans, et quelle est la prochaine étape pour y parvenir ?',
    ar: 'ما طموحك المهني بعد ثلاث سنوات، وما الخطوة التالية نحوه؟',
  },
  {
    en: 'Tell us about a time when you made something simpler, faster or safer.',
    fr: 'Parlez-nous d’une fois où vous avez rendu quelque chose plus simple, plus rapide ou plus sûr.',
    ar: 'متى كان لك دور في جعل أمر ما أبسط أو أسرع أو أكثر أمانًا؟',
  },
  {
    en: 'What would you do in your first thirty days in a new job?',
    fr: 'Que feriez-vous pendant vos trente premiers jours dans un nouveau poste ?',
    ar: 'ما خطتك لأول ثلاثين يومًا في عمل جديد؟',
  },
  {
    en: 'How do you react when someone criticises your work?',
    fr: 'Comment réagissez-vous lorsqu’on critique votre travail ?',
    ar: 'كيف يكون تعاملك مع من ينتقد عملك؟',
  },
  {
    en: 'Which tool or method could you not do without, and why?',
    fr: 'De quel outil ou de quelle méthode ne pourriez-vous pas vous passer, et pourquoi ?',
    ar: 'ما الأداة أو الطريقة التي لا غنى لك عنها، ولماذا؟',
  },
  {
    en: 'Why should a company choose you and not another good candidate?',
    fr: 'Pourquoi une entreprise devrait-elle vous choisir plutôt qu’un autre bon candidat ?',
    ar: 'لماذا تختارك الشركة من بين مرشحين جيدين آخرين؟',
  },
];

/** The 21 preset questions: 1 of the video CV, 10 in set A, 10 in set B (specification, section 9). */
export const presetVideoQuestions: readonly PresetVideoQuestion[] = [
  preset('video_cv', introduction, 0),
  ...setA.map((question, index) => preset('a', question, index)),
  ...setB.map((question, index) => preset('b', question, index)),
];

/** The three questions of a video introduction: the fixed one and two random ones of the 20. */
export function videoIntroductionQuestions(random: () => number): PresetVideoQuestion[] {
  const [fixed, ...others] = presetVideoQuestions;
  return [...(fixed ? [fixed] : []), ...shuffle(others, random).slice(0, 2)];
}

/** The simulator's questions: the video CV question, then set A and set B, each shuffled. */
export function simulatorQuestions(random: () => number): PresetVideoQuestion[] {
  const of = (set: VideoQuestionSet) => presetVideoQuestions.filter((question) => question.set === set);
  return [...of('video_cv'), ...shuffle(of('a'), random), ...shuffle(of('b'), random)];
}

function preset(set: VideoQuestionSet, question: Localized, index: number): PresetVideoQuestion {
  return { id: `${set}_${index + 1}`, set, question, video_question: null };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
