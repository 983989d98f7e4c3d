/** Sizes of a company; the specification names the default, 50-100. */
export const employeeCounts = ['1-10', '10-50', '50-100', '100-200', '200-500', '500-1000', '1000+'] as const;
export type EmployeeCount = (typeof employeeCounts)[number];

export const defaultEmployeeCount: EmployeeCount = '50-100';
