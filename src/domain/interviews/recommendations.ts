/** What an interviewer recommends after an interview. */
export const recommendations = ['strong yes', 'yes', 'no', 'strong no'] as const;
export type Recommendation = (typeof recommendations)[number];

/** Characters of a scorecard's text. */
export const scorecardTextMaximum = 2000;

/** Whoever owes a scorecard is reminded once, so many hours after the interview was said to have taken place. */
export const scorecardReminderHours = 20;

/** The dashboard names a scorecard that is owed for so many days after the interview. */
export const scorecardDays = 30;
