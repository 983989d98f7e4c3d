import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import { type CvChange, type CvWords, cvProposals, takeAll } from '#web/features/candidates/cv-changes.ts';
import type { Proposal } from '#web/features/candidates/cv-proposals.tsx';
import type { SignupValues } from './signup-values.ts';

/** What the CV could add: to the form where it says nothing yet or another thing, and to the profile that follows. */
export function signupProposals(
  found: CvProposal,
  values: SignupValues,
  words: CvWords,
): Proposal<CvChange>[] {
  return cvProposals(found, said(values), words);
}

/** What the form becomes with all that was ticked: its own fields, and beside them what only the profile holds. */
export function takeProposals(values: SignupValues, changes: readonly CvChange[]): Partial<SignupValues> {
  const { name, email, dial_code, phone, current_position, nationality, gender, ...others } = takeAll(
    said(values),
    changes,
  );
  const { date_of_birth, skills, jobs, ...taken } = others;
  const fields = {
    ...{ name, email, dial_code, phone, current_position, nationality, gender },
    dob: date_of_birth ?? undefined,
    skills: skills && [...skills],
    djobs: jobs && [...jobs],
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(filled), taken: { ...values.taken, ...taken } };
}

function said({ dob, skills, djobs, taken, ...values }: SignupValues): CvChange {
  const { name, email, phone, nationality, gender, current_position } = values;
  // The dial code that the form begins with is no answer.
  const dial_code = phone === '' ? '' : values.dial_code;
  return {
    ...taken,
    ...{ name, email, dial_code, phone, nationality, gender, current_position },
    date_of_birth: dob,
    skills,
    jobs: djobs,
  };
}
