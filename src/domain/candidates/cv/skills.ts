import { skillProblem } from '#domain/candidates/tags.ts';
import type { CvLine } from './lines.ts';

const linesOfSection = 25;
const longestSkill = 45;
const mostSkills = 20;

/** The skills that the lines below a heading for them list; at most 20. */
export function cvSkills(lines: readonly CvLine[]): string[] {
  const skills: string[] = [];
  for (const { text } of lines.slice(0, linesOfSection)) addSkills(skills, text);
  return skills.slice(0, mostSkills);
}

function addSkills(skills: string[], line: string): void {
  for (const part of line.split(/[,;|•·▪●■◦‣،؛\t]|\s[-–—]\s/u)) {
    const skill = part
      .replace(/^[\s\-–—*•▪o]+(?=\s)|(?<![.:\s])[.:\s]+$/gu, '')
      .replace(/^[-–—*]\s*/, '')
      .trim();
    const words = skill.split(' ').length;
    if (skill.length < 2 || skill.length > longestSkill || words > 5 || /[@/]{2}|\d{4}/.test(skill)) continue;
    if (!skillProblem(skill, skills)) skills.push(skill);
  }
}
