import type { Session } from '#contract/session.ts';
import { userTypes } from '#domain/identity/people.ts';

/** What the form needs of the signed-in company. */
export interface OwnOpeningCompany {
  name: string;
  logo: string | null;
  slots: { screening: number | undefined; video: number | undefined };
  /** The zone in which its days begin. */
  timezone: string | undefined;
  /** Whether administrators left video questions on. */
  hasVideoQuestions: boolean;
}

/** The company of the session; a nameless one until the session is there. */
export function companyOfSession(session: Session | undefined): OwnOpeningCompany {
  if (session?.user_type !== userTypes.company)
    return {
      name: '',
      logo: null,
      slots: { screening: undefined, video: undefined },
      timezone: undefined,
      hasVideoQuestions: true,
    };
  const { name, logo, timezone, screening_question_slot, video_question_slot } = session.extra_data;
  return {
    name,
    logo: logo && `/${logo.replace(/^\//, '')}`,
    slots: { screening: screening_question_slot, video: video_question_slot },
    timezone,
    hasVideoQuestions: session.settings.video_questions,
  };
}
