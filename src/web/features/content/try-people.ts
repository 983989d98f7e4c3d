import { m } from '#texts/messages.js';

export interface TryPerson {
  name: string;
  work: string;
  met: number;
  total: number;
  /** What is missing, where something is. */
  gap: string | null;
  facts: string;
  /** The lines of the CV. */
  cv: readonly string[];
}

/** Three applicants of nobody's: invented for this page, and kept nowhere. The first misses something, so that it is seen. */
export function tryPeople(): readonly TryPerson[] {
  return [
    {
      name: m.content_try_two_name(),
      work: m.content_try_two_work(),
      met: 6,
      total: 7,
      gap: m.content_try_two_gap(),
      facts: m.content_try_two_facts(),
      cv: [m.content_try_two_first(), m.content_try_two_second(), m.content_try_two_degree()],
    },
    {
      name: m.content_try_one_name(),
      work: m.content_try_one_work(),
      met: 7,
      total: 7,
      gap: null,
      facts: m.content_try_one_facts(),
      cv: [m.content_try_one_first(), m.content_try_one_second(), m.content_try_one_degree()],
    },
    {
      name: m.content_try_three_name(),
      work: m.content_try_three_work(),
      met: 5,
      total: 7,
      gap: m.content_try_three_gap(),
      facts: m.content_try_three_facts(),
      cv: [m.content_try_three_first(), m.content_try_three_second(), m.content_try_three_degree()],
    },
  ];
}
