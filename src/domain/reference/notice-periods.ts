/** Notice periods in days; 0 is available at once. */
export const noticePeriods = [0, 7, 15, 30, 60, 90] as const;
