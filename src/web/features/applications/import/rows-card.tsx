import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ImportDetails, ShownImportRow } from '#contract/imports.ts';
import { importRowsShown } from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Pagination } from '#web/design/data/pagination.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import type { ImportSearch, ListedRows } from './import-search.ts';
import { cvWords, hintText, isRefusalOfFiles, reasonTexts, wordsOf } from './import-texts.ts';

/** The rows that somebody has to know of: refused, there already, worth a second look, kept although undone. */
export function RowsCard({ shown, search }: { shown: ImportDetails; search: ImportSearch }) {
  const { id, preset, files, refused, same, ready, kept } = shown;
  const words = wordsOf(shown);
  const isOfCvs = preset === 'cvs';
  const shared = (state: ListedRows) => ({
    ...{ id, state, isOfCvs },
    page: search.rows === state ? (search.page ?? 1) : 1,
  });
  return (
    <>
      {kept > 0 && <Rows {...shared('kept')} title={m.imports_kept_rows()} />}
      <Rows
        {...shared('refused')}
        title={isRefusalOfFiles(shown) ? cvWords.refused() : words.refused()}
        isOfFiles={isRefusalOfFiles(shown)}
        hasFile={refused > 0}
      />
      {same > 0 && <Rows {...shared('same')} title={words.same()} />}
      {ready > 0 && (
        <Rows
          {...shared('ready')}
          title={isOfCvs ? m.imports_ready_rows() : files > 0 ? m.imports_ready_files() : m.imports_hints()}
        />
      )}
    </>
  );
}

function Rows({
  id,
  state,
  title,
  page,
  isOfCvs,
  isOfFiles,
  hasFile,
}: {
  id: string;
  state: ListedRows;
  title: string;
  page: number;
  /** Their files name them, and all that is read of them is shown, whether there is anything to say of it or not. */
  isOfCvs: boolean;
  /** No line of a table tells of them. */
  isOfFiles?: boolean;
  hasFile?: boolean;
}) {
  const hasReason = !isOfCvs || state !== 'ready';
  const rows = useQuery({
    ...query.imports.rows.queryOptions({ input: { id, state, page } }),
    placeholderData: keepPreviousData,
  });
  if (rows.data?.total === 0 && state !== 'refused') return null;
  const hasLine = !isOfCvs && !isOfFiles;
  const subject = isOfFiles ? m.imports_cv_file() : m.imports_person();
  return (
    <Card as="section" aria-labelledby={`import-${state}`}>
      <div className="company-card-head">
        <h2 id={`import-${state}`}>{title}</h2>
        {hasFile && (
          <ButtonAnchor
            size="sm"
            icon={<DownloadIcon size="sm" />}
            href={`/api/imports/${id}/refused`}
            download="refused-rows.csv"
          >
            {m.imports_download()}
          </ButtonAnchor>
        )}
      </div>
      <div className="import-body">
        <Answered query={rows} skeleton={<Skeleton height="120px" />}>
          {({ data, total }) =>
            total === 0 ? (
              <p className="field-help">{wordsOf({ preset: isOfCvs ? 'cvs' : 'other' }).noneRefused()}</p>
            ) : (
              <>
                <Table caption={title} columns={columns({ hasLine, subject, hasReason })} isSlim>
                  {data.map((row) => (
                    <tr key={row.number}>
                      {hasLine && (
                        <TableCell kind="number" label={m.imports_line()}>
                          {!row.is_beside_table && row.number}
                        </TableCell>
                      )}
                      <TableCell kind="wide" label={subject}>
                        <Person row={row} />
                        {!hasReason && row.hints.length > 0 && <Reason row={row} isOfCvs={isOfCvs} />}
                      </TableCell>
                      {hasReason && (
                        <TableCell kind="wide" label={m.imports_reason()}>
                          {isTold(row) && <Reason row={row} isOfCvs={isOfCvs} />}
                        </TableCell>
                      )}
                    </tr>
                  ))}
                </Table>
                <Pagination
                  page={page}
                  pages={Math.ceil(total / importRowsShown)}
                  link={(to, props) => (
                    <Link
                      {...props}
                      to="/company-profile-edit/settings/import"
                      search={{ id, rows: state, page: to }}
                      resetScroll={false}
                    />
                  )}
                />
              </>
            )
          }
        </Answered>
      </div>
    </Card>
  );
}

function columns({ hasLine, subject, hasReason }: { hasLine: boolean; subject: string; hasReason: boolean }) {
  return [
    ...(hasLine ? [{ key: 'line', label: m.imports_line(), kind: 'number' as const }] : []),
    { key: 'person', label: subject },
    ...(hasReason ? [{ key: 'reason', label: m.imports_reason() }] : []),
  ];
}

function Person({ row: { name, email, file, application_id: id } }: { row: ShownImportRow }) {
  return (
    <span className="import-person">
      {id ? (
        <Link to="/job_application/list/details" search={{ id }}>
          <bdi>{name || email || id.slice(0, 8)}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {email && (
        <span className="field-help">
          <bdi dir="ltr">{email}</bdi>
        </span>
      )}
      {file && (
        <span className="field-help">
          <bdi dir="auto">{file}</bdi>
        </span>
      )}
    </span>
  );
}

/** Whether anything is to be said of a row. */
function isTold({ reason, value, hints }: ShownImportRow): boolean {
  return reason !== null || value !== '' || hints.length > 0;
}

function Reason({ row: { reason, value, hints }, isOfCvs }: { row: ShownImportRow; isOfCvs: boolean }) {
  return (
    <span className="import-person">
      {reason && reasonTexts[reason]()}
      {hints.map((hint) => (
        <span key={hint}>{hintText(hint, isOfCvs)}</span>
      ))}
      {value && (
        <span className="field-help">
          <bdi>{value.slice(0, 80)}</bdi>
        </span>
      )}
    </span>
  );
}
