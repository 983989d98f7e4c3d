import { tableOfMarks } from '#server/modules/job-openings/marks/table.ts';

/** The openings that candidates want to see no more. */
export const hiddenOpenings = tableOfMarks('hidden_openings');
