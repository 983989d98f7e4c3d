/** What of a company is open, as the address carries it. */
export const companyTabs = ['plan', 'members', 'activity'] as const;

export interface CompanyView {
  /** The review where none is named. */
  tab?: (typeof companyTabs)[number];
  /** The kind of the open document. */
  document?: string;
  page?: number;
}
