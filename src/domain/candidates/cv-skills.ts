import { skillProblem } from './tags.ts';

const skillHeading =
  /^(?:(?:key|core|technical|professional|main|soft|hard)\s+)?(?:skills?|competenc(?:ies|es)|areas? of expertise|compétences?(?:\s+(?:clés?|techniques?|professionnelles?))?|savoir[- ]faire|المهارات|مهارات|المهارات (?:الأساسية|التقنية))(?:\s*(?:&|and|et)\s*[\p{L} ]{3,30})?\s*[::]?\s*(.*)$/iu;

const otherHeading =
  /^(?:(?:work|professional|employment)\s+)?(?:experience|history|education|employment|languages?|summary|profile|objective|certifications?|references?|projects?|interests|hobbies|personal (?:details|information)|expériences?|formation|langues?|centres? d[’']intérêt|profil|certificats?|références|loisirs|الخبرات?|الخبرة العملية|التعليم|المؤهلات|اللغات|اللغة|المراجع|الأهداف|الدورات)(?!\p{L})/iu;

const linesOfSection = 25;
const longestSkill = 45;
const mostSkills = 20;

/** The skills listed below a heading that names them, until the next heading; at most 20. */
export function cvSkills(lines: readonly string[]): string[] {
  const skills: string[] = [];
  let linesLeft = 0;
  for (const line of lines) {
    const heading = line.length < 200 ? skillHeading.exec(line) : null;
    if (heading) {
      linesLeft = linesOfSection;
      addSkills(skills, heading[1] ?? '');
    } else if (isOtherHeading(line)) linesLeft = 0;
    else if (linesLeft > 0) {
      linesLeft -= 1;
      addSkills(skills, line);
    }
    if (skills.length >= mostSkills) break;
  }
  return skills.slice(0, mostSkills);
}

/** Whether a line opens a section: skills, experience, education and the like. */
export function isSectionHeading(line: string): boolean {
  return (
    line.length < 200 &&
    (skillHeading.test(line) || isOtherHeading(line)) &&
    !/^(?:profile?|summary|profil)\b/iu.test(line)
  );
}

function isOtherHeading(line: string): boolean {
  return line.length < 80 && line.split(' ').length <= 4 && otherHeading.test(line);
}

function addSkills(skills: string[], line: string): void {
  for (const part of line.split(/[,;|•·▪●■◦‣،؛]|\s[-–—]\s/u)) {
    const skill = part
      .replace(/^[\s\-–—*•▪o]+(?=\s)|[.:\s]+$/gu, '')
      .replace(/^[-–—*]\s*/, '')
      .trim();
    const words = skill.split(' ').length;
    if (skill.length < 2 || skill.length > longestSkill || words > 5 || /[@/]{2}|\d{4}/.test(skill)) continue;
    if (!skillProblem(skill, skills)) skills.push(skill);
  }
}
