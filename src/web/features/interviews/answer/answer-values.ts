import type { InterviewInvitation } from '#contract/interview-responses.ts';

export type AnswerWay = 'confirm' | 'decline' | 'propose';

/** Who answers: the token of a letter, or the id of an own interview. */
export interface AnswerNames {
  token?: string;
  id?: string;
}

/** What the candidate's answer is filled in with. */
export interface AnswerValues {
  answer: AnswerWay | '';
  slot_id: string;
  times: { date: string; start_time: string; end_time: string }[];
  message: string;
}

/** The offered times that can still be chosen. */
export function slotsAhead({ slots }: InterviewInvitation): InterviewInvitation['slots'] {
  return slots.filter(({ starts_at }) => Date.parse(starts_at) > Date.now());
}

/** What the form begins with: coming, where that was not said yet. */
export function newAnswer(interview: InterviewInvitation, way: AnswerWay): AnswerValues {
  const [first, ...others] = slotsAhead(interview);
  return {
    answer: interview.status === 'Confirmed' && way === 'confirm' ? '' : way,
    slot_id: first && others.length === 0 ? first.id : '',
    times: [{ date: '', start_time: '', end_time: '' }],
    message: '',
  };
}
