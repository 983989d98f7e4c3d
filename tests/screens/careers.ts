import type { FindId } from './rows.ts';

/** The address of the careers page of the demo's own company. */
export const aCareersPage: FindId = async (as) => {
  const company = await as('company');
  return (await (await company.get('/api/careers_page')).json()).data.slug;
};
