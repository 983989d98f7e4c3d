import type { CvProposal } from '#domain/candidates/cv-reading.ts';
import { m } from '#texts/messages.js';
import type { Proposal } from '#web/features/candidates/cv-proposals.tsx';
import type { SignupValues } from './signup-values.ts';

/** What the CV could add to the form: only where the form says nothing yet, or another thing. */
export function signupProposals(found: CvProposal, values: SignupValues): Proposal<Partial<SignupValues>>[] {
  const proposals: Proposal<Partial<SignupValues>>[] = [];
  const offer = (key: string, label: string, text: string | undefined, change: Partial<SignupValues>) => {
    const isNew = Object.entries(change).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name as keyof SignupValues]),
    );
    if (text && isNew) proposals.push({ key, label, text, change });
  };
  offer('name', m.candidates_full_name(), found.name, { name: found.name });
  offer('email', m.candidates_email(), found.email, { email: found.email });
  offer('phone', m.candidates_phone(), found.phone && `${found.dial_code} ${found.phone}`, {
    dial_code: found.dial_code,
    phone: found.phone,
  });
  offer('position', m.candidates_current_position(), found.current_position, {
    current_position: found.current_position,
  });
  const skills = joined(values.skills, found.skills, 50);
  offer('skills', m.candidates_skills(), found.skills.join(', '), { skills });
  const djobs = joined(values.djobs, found.titles, 3);
  offer('djobs', m.candidates_desired_jobs(), found.titles.join(', '), { djobs });
  return proposals;
}

function joined(have: readonly string[], found: readonly string[], most: number): string[] {
  const known = new Set(have.map((tag) => tag.toLowerCase()));
  return [...have, ...found.filter((tag) => !known.has(tag.toLowerCase()))].slice(0, most);
}
