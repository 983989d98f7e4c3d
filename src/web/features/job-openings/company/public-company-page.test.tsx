import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { type CompanyWithOpenings, PublicCompanyPage } from './public-company-page.tsx';

const company: CompanyWithOpenings = {
  id: 'company',
  slug: 'rawdat',
  name: 'Rawdat Engineering',
  name_ar: 'روضات للهندسة',
  latin: 'Rawdat Engineering',
  logo: null,
  industry: 'Construction',
  country: 'Qatar',
  city: 'Doha',
  number_of_employee: '10–49',
  description: '',
  website: '',
  linkedin: '',
  twitter: '',
  facebook: '',
  instagram: '',
  verified: true,
  verified_at: null,
  answer_rate: null,
  openings: { total: 0, data: [] },
};

test('a company is called by its name in the other script, too, which says its language; one with one name is not', async () => {
  const otherOf = async (change: Partial<CompanyWithOpenings> = {}) =>
    /<p class="firm-other" lang="(\w+)"><bdi>([^<]*)/
      .exec(await markupOf(<PublicCompanyPage company={{ ...company, ...change }} />))
      ?.slice(1);
  expect(await otherOf()).toEqual(['ar', 'روضات للهندسة']);
  expect(await otherOf({ name: 'روضات للهندسة' })).toEqual(['en', 'Rawdat Engineering']);
  expect(await otherOf({ name_ar: '' })).toBeUndefined();
});
