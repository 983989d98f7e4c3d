/** What the form needs of the signed-in company. */
export interface DeskCompany {
  name: string;
  logo: string | null;
  slots: { screening: number | undefined; video: number | undefined };
  /** Whether administrators left video questions on. */
  hasVideoQuestions: boolean;
}

export function companyOfSession(
  profile: Record<string, unknown> | null | undefined,
  settings: Record<string, unknown> = {},
): DeskCompany {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const logo = text(profile?.logo);
  return {
    name: text(profile?.name) ?? '',
    logo: logo ? `/${logo.replace(/^\//, '')}` : null,
    slots: {
      screening: number(profile?.screening_question_slot),
      video: number(profile?.video_question_slot),
    },
    hasVideoQuestions: settings.video_questions !== false,
  };
}
