import { isId } from '#domain/ids.ts';
import { arabic } from '#domain/locale-list.ts';
import { countryName } from '#domain/reference/countries.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { languageName } from '#domain/reference/languages.ts';
import type { PoolSearch } from '#domain/talent-pool/search.ts';
import { openPhone, recordExportedViews } from '#server/modules/candidates/service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { csvFile } from '#server/platform/csv.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import { translate } from '#server/platform/texts.ts';
import { matching } from './conditions.ts';
import { presentCandidates } from './present.ts';
import { selectAsked, selectContacts, selectIds } from './queries.ts';
import { findMeaning, orderOf } from './service.ts';

/** At most so many candidates go into a file. */
const exportedMaximum = 500;

/** Behind the names, of which a table in Arabic has a second column. */
const columns = [
  'talent_pool_column_email',
  'talent_pool_column_phone',
  'talent_pool_column_title',
  'talent_pool_column_company',
  'talent_pool_industry',
  'talent_pool_country',
  'talent_pool_nationality',
  'talent_pool_gender',
  'talent_pool_row_experience',
  'talent_pool_row_visa',
  'talent_pool_row_notice',
  'talent_pool_row_languages',
  'talent_pool_row_skills',
  'talent_pool_position',
  'talent_pool_row_expects',
  'talent_pool_row_updated',
  'talent_pool_column_profile',
];

/** The candidates of a search as CSV, in its order. It is written down, and each of them sees it as a view. */
export async function exportPool(context: Context<CompanyActor>, asked: PoolSearch): Promise<File> {
  const { db, actor, clock } = context;
  const { companyId } = actor;
  const { found } = await findMeaning(context, asked, companyId);
  const opening = isId(asked.openingId) ? await selectAsked(db, companyId, asked.openingId) : undefined;
  const order = orderOf(asked.sort, opening);
  const where = matching(found, companyId);
  const ids = await selectIds(db, { where, order, limit: exportedMaximum, offset: 0 });
  const candidates = await presentCandidates(context, ids);
  const contacts = new Map((await selectContacts(db, ids)).map((contact) => [contact.id, contact]));
  const shown = candidates.map(({ id }) => id);
  await context.inTransaction(async (inner) => {
    await recordExportedViews({ ...inner, actor }, shown);
    await recordActivity(inner, {
      companyId,
      kind: 'candidate.exported',
      subject: String(shown.length),
      facts: { rows: shown.length },
    });
  });
  const text = (key: string) => translate(key, {}, context.locale);
  const inArabic = (cells: string[]) => (context.locale === arabic ? cells : []);
  const label = (list: 'visa' | 'gender', value: string) => (value ? text(referenceKey(list, value)) : '');
  return csvFile(`candidates-${clock.now().toISOString().slice(0, 10)}.csv`, [
    ['talent_pool_column_name', ...inArabic(['reference_field_name_ar']), ...columns].map(text),
    ...candidates.map((candidate) => {
      const contact = contacts.get(candidate.id);
      return [
        contact?.name ?? '',
        ...inArabic([contact?.nameAr ?? '']),
        contact?.email ?? '',
        contact ? numberOf(context.config, contact) : '',
        candidate.current_position || candidate.title,
        candidate.current_company,
        candidate.industry,
        countryName(candidate.residence_country, context.locale),
        countryName(candidate.nationality, context.locale),
        label('gender', candidate.gender),
        candidate.total_experience ?? '',
        label('visa', candidate.visa_option ?? ''),
        candidate.notice_period === null ? '' : String(candidate.notice_period),
        candidate.languages.map(({ name }) => languageName(name, context.locale)).join(', '),
        candidate.professional_skills,
        candidate.desired_jobs,
        candidate.expected_salary === null ? '' : String(candidate.expected_salary),
        candidate.updated_at.slice(0, 10),
        `${context.config.publicUrl}/user/candidate/${candidate.id}`,
      ];
    }),
  ]);
}

type Contact = Awaited<ReturnType<typeof selectContacts>>[number];

function numberOf(source: KeySource, contact: Contact): string {
  const phone = openPhone(source, contact.id, contact);
  return phone && `${contact.dialCode} ${phone}`;
}
