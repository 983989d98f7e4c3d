/** A line of work: what its demo openings are called, ask and offer. */
export interface Trade {
  industry: string;
  titles: readonly string[];
  /** QAR per month at entry and at senior level. */
  pay: readonly [entry: number, senior: number];
  duties: readonly string[];
  needs: readonly string[];
  skills: readonly string[];
  tags: readonly string[];
  /** Where people of this line of work have worked before. */
  workplaces: readonly string[];
  /** What they have learnt. */
  study: string;
  /** Its titles are professions apart: nobody rises or changes from one to the other. */
  isApart?: boolean;
  education: 'none' | 'high school' | 'bachelor' | 'masters';
  /** Where its openings are written in French. */
  language?: 'fr';
}
