import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ImportDetails } from '#contract/imports.ts';
import {
  cvsMapping,
  type DateOrder,
  type ImportField,
  importFields,
  importMapping,
} from '#domain/imports/imports.ts';
import { type Locale, localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { openingOption } from '#web/features/job-openings/own/opening-option.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { DialCodeField } from '#web/forms/country-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import { DiscardButton } from './discard-button.tsx';
import { fieldTexts, systems, wordsOf } from './import-texts.ts';
import { StageFields, type StageMatch } from './stage-fields.tsx';

interface Values {
  columns: (ImportField | '')[];
  opening_id: string;
  stages: StageMatch[];
  date_order: DateOrder | '';
  dial_code: string;
  locale: string;
}

/** What each column is taken for, and what the rest of a row follows from; confirming it reads every row. */
export function ColumnsCard({ shown }: { shown: ImportDetails }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const openings = useQuery(query.applications.byOpening.queryOptions());
  const stored: Values = {
    columns: shown.columns.map(({ field }) => field ?? ''),
    opening_id: shown.opening_id ?? '',
    stages: shown.stages,
    date_order: shown.date_order ?? '',
    dial_code: shown.dial_code,
    locale: shown.locale,
  };
  const form = useForm({
    values: stored,
    check: (values) => bySchema(shown.preset === 'cvs' ? cvsMapping : importMapping)(mappingOf(values)),
    send: (values) => api.imports.check({ ...mappingOf(values), id: shown.id }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.imports.key() });
      await navigate({ to: '/company-profile-edit/settings/import', search: { id: shown.id } });
    },
    keeps: true,
  });
  const { values } = form;
  const system = systems[shown.preset];
  const words = wordsOf(shown);
  const isDated = values.columns.includes('applied_on');
  return (
    <Card as="section" aria-labelledby="import-columns">
      <div className="company-card-head">
        <div>
          <h2 id="import-columns">{words.columns()}</h2>
          <p className="field-help">
            {system && `${m.imports_from({ system })} `}
            {shown.preset === 'cvs' ? m.imports_cvs_help() : m.imports_columns_help()}
            {shown.files > 0 && ` ${m.imports_files_help({ number: shown.files })}`}
          </p>
        </div>
      </div>
      <Form form={form} className="import-body">
        {shown.same_file_at && (
          <Notice tone="info">{m.imports_same_file({ date: dayText(shown.same_file_at, locale) })}</Notice>
        )}
        <div className="import-fields">
          {shown.columns.map(({ head, samples }, place) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              key={place}
              {...form.field(`columns.${place}`)}
              label={words.columnOf({ head: head || String(place + 1) })}
              description={samples.length > 0 && m.imports_samples({ samples: joined(samples) })}
            >
              <option value="">{m.imports_left_out()}</option>
              {fieldsOf(shown).map((field) => (
                <option key={field} value={field}>
                  {fieldTexts[field]()}
                </option>
              ))}
            </Select>
          ))}
        </div>
        {form.errors.columns && <FieldError>{form.errors.columns}</FieldError>}
        <div className="import-fields">
          <Select
            {...form.field('opening_id')}
            label={words.opening()}
            description={shown.preset !== 'cvs' && m.imports_opening_help()}
          >
            <option value="">{words.anyOpening()}</option>
            {openings.data?.data.map((opening) => (
              <option key={opening.id} value={opening.id}>
                {openingOption(opening)}
              </option>
            ))}
          </Select>
          {isDated && (shown.is_date_unclear || values.date_order !== '') && (
            <Select
              {...form.field('date_order')}
              label={m.imports_date_order()}
              description={shown.is_date_unclear && m.imports_date_order_help()}
            >
              <option value="">{m.imports_date_choose()}</option>
              <option value="day-first">{m.imports_date_day_first()}</option>
              <option value="month-first">{m.imports_date_month_first()}</option>
            </Select>
          )}
          {values.columns.includes('phone') && (
            <DialCodeField {...form.field('dial_code')} label={m.imports_dial_code()} />
          )}
          <Select {...form.field('locale')} label={m.imports_language()}>
            {localeList.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        {values.columns.includes('stage') && values.stages.length > 0 && (
          <StageFields stages={values.stages} onChange={(stages) => form.set('stages', stages)} />
        )}
        <div className="import-acts">
          <Button type="submit" variant="primary" loading={form.isRunning}>
            {words.check()}
          </Button>
          <DiscardButton id={shown.id} />
        </div>
      </Form>
    </Card>
  );
}

/** What a column may hold: files are named where there are some, and CVs tell of no openings, stages and days. */
function fieldsOf({ preset, files }: ImportDetails): readonly ImportField[] {
  if (preset === 'cvs') return ['name', 'email', 'phone', 'note'];
  return importFields.filter((field) => field !== 'cv' || files > 0);
}

function mappingOf({ columns, opening_id, stages, date_order, locale, ...values }: Values) {
  return {
    ...values,
    columns: columns.map((field) => field || null),
    opening_id: opening_id || null,
    stages: stages.map(({ stage, status }) => ({ stage, status })),
    date_order: date_order || null,
    locale: locale as Locale,
  };
}
