import { tableOfMarks } from '#server/modules/job-openings/marks/table.ts';

/** The openings that candidates keep for later. */
export const savedOpenings = tableOfMarks('saved_openings');
