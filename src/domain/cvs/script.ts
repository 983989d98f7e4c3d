import { textDirection } from '#domain/locale.ts';
import type { CvDocument } from './document.ts';
import { type CvLanguage, cvLanguages } from './looks.ts';

type Written = Pick<CvDocument, 'basics' | 'summary' | 'experience' | 'education' | 'skills'>;

const lettersMaximum = 5000;
/** The language for what is written in Arabic letters, and the one for who writes in others on a page from the right. */
export const languageFromRight =
  cvLanguages.find((language) => textDirection(language) === 'rtl') ?? cvLanguages[0];
const languageFromLeft = cvLanguages[0];

/** Whether more than half of what somebody wrote into a CV is in Arabic letters. */
export function isWrittenFromRight({ basics, summary, experience, education, skills }: Written): boolean {
  const texts = [
    ...[basics.title, summary, basics.name],
    ...experience.flatMap(({ position, company, description }) => [position, company, description]),
    ...education.flatMap(({ institution, degree }) => [institution, degree]),
    ...skills.flatMap(({ name, words }) => [name, ...words]),
  ];
  const letters = texts.join(' ').slice(0, lettersMaximum).match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return arabic.length * 2 > letters.length;
}

/** The language that a new CV is set in: that of the page, unless what it says runs the other way. */
export function languageOfContent(content: Written, page: CvLanguage): CvLanguage {
  return languageOfDirection(isWrittenFromRight(content), page);
}

/** The language of the page where it runs as what is written does, else one that does. */
export function languageOfDirection(isFromRight: boolean, page: CvLanguage): CvLanguage {
  if (isFromRight) return languageFromRight;
  return page === languageFromRight ? languageFromLeft : page;
}
