import { type Column, getTableColumns, type InferInsertModel, type Table } from 'drizzle-orm';

type SnakeCase<Name extends string> = Name extends `${infer Sign}${infer Rest}`
  ? Sign extends Lowercase<Sign>
    ? `${Sign}${SnakeCase<Rest>}`
    : `_${Lowercase<Sign>}${SnakeCase<Rest>}`
  : Name;

export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A row by the names of the wire: `salaryStart` is `salary_start`. */
export type Wire<Row> = { [Name in keyof Row as Name extends string ? SnakeCase<Name> : never]: Row[Name] };

/** Values of the wire that a table has a column for, by the names of the columns; what has none is left out. */
export type ColumnsOf<Of extends Table, Values> = {
  [Name in keyof Values as Extract<CamelCase<Name & string>, keyof InferInsertModel<Of>>]: ColumnValue<
    Values[Name],
    InferInsertModel<Of>[CamelCase<Name & string> & keyof InferInsertModel<Of>]
  >;
};
type ColumnValue<Value, Stored> = null extends Stored ? Value : Exclude<Value, null>;

/** The row by the names of the wire; a presenter picks what its schema names. */
export function toWire<Row extends object>(row: Row): Wire<Row> {
  const entries = Object.entries(row).map(([name, value]) => [wireName(name), value]);
  return Object.fromEntries(entries) as Wire<Row>;
}

/**
 * The columns that values of the wire go to. What is undefined stays as it is; null empties a column, which for a text
 * or list that is never null is the empty one.
 */
export function toColumns<Of extends Table, Values extends object>(
  table: Of,
  values: Values,
): ColumnsOf<Of, Values> {
  const columns: Record<string, Column> = getTableColumns(table);
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const own = columnName(name);
    const column = Object.hasOwn(columns, own) ? columns[own] : undefined;
    if (column && value !== undefined) changes[own] = value ?? emptyOf(column);
  }
  return changes as ColumnsOf<Of, Values>;
}

/** Names of the wire as the columns of a table are named in code: `salary_start` is `salaryStart`. */
export function columnNames<Name extends string>(names: readonly Name[]): CamelCase<Name>[] {
  return names.map((name) => columnName(name) as CamelCase<Name>);
}

/** The named columns of a table, for a select. */
export function columnsNamed<Of extends Table, Name extends keyof Of['_']['columns'] & string>(
  table: Of,
  names: readonly Name[],
): Pick<Of['_']['columns'], Name> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Of['_']['columns'], Name>;
}

/**
 * The named columns of a table for a statement that is written as text, as they are named in its rows: `o.salary_start
 * as "salaryStart"`. Days are texts in the rows, so they are here.
 */
export function columnsAs<Of extends Table>(
  table: Of,
  alias: string,
  names: readonly (keyof Of['_']['columns'] & string)[],
): string {
  const columns: Record<string, Column> = getTableColumns(table);
  return [...new Set(names)]
    .map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column ${name}`);
      const cast = column.getSQLType() === 'date' ? '::text' : '';
      return `${alias}.${column.name}${cast} as "${name}"`;
    })
    .join(', ');
}

function emptyOf({ notNull, dataType }: Column): unknown {
  if (!notNull) return null;
  return dataType === 'array' ? [] : '';
}

function wireName(name: string): string {
  return name.replace(/\p{Lu}/gu, (sign) => `_${sign.toLowerCase()}`);
}

function columnName(name: string): string {
  return name.replace(/_(\p{Ll}|\d)/gu, (_, sign: string) => sign.toUpperCase());
}
