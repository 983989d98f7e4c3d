import type { RequirementResult } from '#domain/candidates/eligibility.ts';
import type { Localized } from '#domain/locale.ts';
import { type Locale, textIn } from '#domain/locale-list.ts';
import { languageName } from '#domain/reference/languages.ts';

type Gap = Pick<RequirementResult, 'kind' | 'wanted'>;

/** Who writes to whom about what, as the message names them. */
export interface GapNames {
  candidate: string;
  position: string;
  company: string;
}

/** A message that asks a candidate about one thing of an opening that the profile does not show, in the candidate's language. */
export function gapQuestion({ kind, wanted }: Gap, names: GapNames, locale: Locale): string {
  const asked = kind === 'language' ? languageName(String(wanted), locale) : String(wanted);
  const question = filled(textIn(questions[kind], locale), { wanted: asked });
  return filled(textIn(letter, locale), { ...names, question });
}

const letter: Localized = {
  en: 'Dear {candidate},\n\nThank you for applying for {position}. {question}\n\nKind regards,\n{company}',
  fr: 'Bonjour {candidate},\n\nMerci d’avoir postulé pour {position}. {question}\n\nCordialement,\n{company}',
  ar: 'تحية طيبة {candidate}،\n\nشكرًا على طلب التوظيف: {position}. {question}\n\nمع أطيب التحيات،\n{company}',
};

const questions: Readonly<Record<Gap['kind'], Localized>> = {
  visa_options: {
    en: 'Which visa or residence permit do you hold at present, and until when is it valid?',
    fr: 'Quel visa ou titre de séjour avez-vous actuellement, et jusqu’à quand est-il valable ?',
    ar: 'ما نوع الإقامة أو التأشيرة الحالية، وحتى متى هي سارية؟',
  },
  transferable: {
    en: 'Can your residence permit be transferred to another employer, and from which date?',
    fr: 'Votre titre de séjour peut-il être transféré à un autre employeur, et à partir de quelle date ?',
    ar: 'هل تتيح الإقامة الحالية تغيير جهة العمل، ومن أي تاريخ؟',
  },
  in_country: {
    en: 'Are you in the country of the job already? If not, from which date could you be there?',
    fr: 'Êtes-vous déjà dans le pays du poste ? Sinon, à partir de quelle date pourriez-vous y être ?',
    ar: 'هل مكان الإقامة الآن في بلد العمل؟ وإلا فما أقرب موعد للوصول؟',
  },
  notice_period: {
    en: 'How long is your notice period, and on which date could you start? Days of notice at most: {wanted}.',
    fr: 'Quelle est la durée de votre préavis, et à quelle date pourriez-vous commencer ? Préavis maximal, en jours : {wanted}.',
    ar: 'ما مهلة الإشعار لديك، وما أقرب تاريخ لبدء العمل؟ المهلة المطلوبة بالأيام، بحد أقصى: {wanted}.',
  },
  language: {
    en: 'The work asks for a language: {wanted}. How well do you speak and write it?',
    fr: 'Le poste demande une langue : {wanted}. À quel niveau la parlez-vous et l’écrivez-vous ?',
    ar: 'اللغة المطلوبة في هذه الوظيفة: {wanted}. ما مستواك فيها محادثةً وكتابةً؟',
  },
  driving_licence: {
    en: 'Do you hold a driving licence? Of which class is it, and which country issued it?',
    fr: 'Avez-vous un permis de conduire ? De quelle catégorie est-il, et quel pays l’a délivré ?',
    ar: 'هل لديك رخصة قيادة؟ ما فئتها، وما البلد الذي أصدرها؟',
  },
  experience: {
    en: 'How many years of experience do you have in work like this? Years asked for, at least: {wanted}.',
    fr: 'Combien d’années d’expérience avez-vous dans un travail comparable ? Minimum demandé, en années : {wanted}.',
    ar: 'ما عدد سنوات خبرتك في عمل مماثل؟ المطلوب بالسنوات، بحد أدنى: {wanted}.',
  },
  education: {
    en: 'Which is your highest degree or certificate, and in which year did you receive it?',
    fr: 'Quel est votre diplôme le plus élevé, et en quelle année l’avez-vous obtenu ?',
    ar: 'ما أعلى مؤهل دراسي لديك، وفي أي سنة كان الحصول عليه؟',
  },
};

/** Each name once: what stands in braces within a name stays as it was typed. */
function filled(words: string, facts: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
