/** The twelve months; on the wire a month is its number, 1 to 12, and 13 marks a current job. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
