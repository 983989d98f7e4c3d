import type { Statistics } from '#contract/application-statistics.ts';
import type { StatisticsFilters } from '#domain/applications/statistics.ts';
import { cityIn } from '#domain/reference/cities.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { csvFile } from '#server/platform/csv.ts';
import { translate } from '#server/platform/texts.ts';
import { readStatistics } from './service.ts';

/** The figures of the screen as a table; the export itself is written down. */
export async function exportStatistics(
  context: Context<CompanyActor>,
  filters: StatisticsFilters,
): Promise<File> {
  const { companyId } = context.actor;
  const figures = await readStatistics(context, filters);
  const rows = rowsOf(figures, context);
  await recordActivity(context, { companyId, kind: 'company.statistics_exported' });
  return csvFile(`statistics-${figures.from}-${figures.to}.csv`, rows, context.locale);
}

function rowsOf(figures: Statistics, { locale }: Context): string[][] {
  const text = (key: string) => translate(`statistics_${key}`, {}, locale);
  const status = (value: string) => translate(referenceKey('application_status', value), {}, locale);
  const days = (value: number | null) => (value === null ? text('too_few') : String(value));
  const counted = (name: string, row: Statistics['sources'][number] | Statistics['openings'][number]) => [
    name,
    ...[row.applied, row.applied_before, row.shortlisted, row.interviewed, row.hired].map(String),
  ];
  const named = ({ title, city }: Statistics['openings'][number]) =>
    [title, cityIn(locale, city)].filter(Boolean).join(translate('common_comma', {}, locale));
  const { in_promise } = figures;
  const before = translate('statistics_before', {}, locale);
  const counts = ['shortlisted', 'interviewed', 'hired'].map(text);
  const heads = [text('applied'), before, ...counts];
  return [
    [text('title'), figures.from, figures.to, figures.timezone],
    [],
    [text('funnel'), text('people'), before],
    ...figures.funnel.map((step) => [
      step.stage === 'Pending' ? text('applied') : status(step.stage),
      String(step.people),
      String(step.before),
    ]),
    [status('Rejected'), String(figures.rejected)],
    [status('Withdrawn'), String(figures.withdrawn)],
    [],
    [text('time'), text('median'), before],
    [text('first_answer'), days(figures.first_answer.days), days(figures.first_answer.days_before)],
    [
      text('in_promise'),
      translate('statistics_part', { part: in_promise.in_time, whole: in_promise.people }, locale),
      translate(
        'statistics_part',
        { part: in_promise.in_time_before, whole: in_promise.people_before },
        locale,
      ),
    ],
    [text('to_hire'), days(figures.to_hire.days), days(figures.to_hire.days_before)],
    ...figures.in_status.map((row) => [status(row.status), days(row.days), days(row.days_before)]),
    [],
    [text('source'), ...heads],
    ...figures.sources.map((row) => counted(row.source, row)),
    [],
    [text('opening'), ...heads],
    ...figures.openings.map((row) => counted(named(row), row)),
    [],
    [text('recruiter'), text('handled'), text('shortlisted'), text('hired'), text('first_status')],
    ...figures.recruiters.map((row) => [
      row.name,
      ...[row.handled, row.shortlisted, row.hired].map(String),
      days(row.first_answer),
    ]),
    [],
    [text('week'), text('applied')],
    ...figures.weeks.map(({ day, people }) => [day, String(people)]),
  ];
}
