import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { applicationSorts } from './applications.ts';
import { selectedFilter } from './selection.ts';

/** The most named views of one member. */
export const viewsMaximum = 20;
export const viewNameMaximum = 40;
/** What a view holds is counted to so many; of more it is said that there are more. */
export const viewCountMaximum = 1000;

/** What a named view keeps: the filters, the order, and whether it is the table or the board. */
export const savedFilter = selectedFilter.extend({
  sort: z.enum(applicationSorts).exclude(['newest']).optional(),
  view: z.literal('board').optional(),
});
export type SavedFilter = z.output<typeof savedFilter>;

export const viewName = shortText(viewNameMaximum);
