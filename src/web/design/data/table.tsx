import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './table.css';

export type TableColumn = {
  key: string;
  label: string;
  kind?: 'number' | 'acts';
};

/** Rows to compare, one line each; on a phone each is a card. Cells are `TableCell`, in the order of the columns. */
export function Table({
  caption,
  columns,
  isSlim,
  children,
}: {
  caption: string;
  columns: readonly TableColumn[];
  /** So few columns that a tablet has room for them. */
  isSlim?: boolean;
  children: ReactNode;
}) {
  return (
    <table className={classNames('table', isSlim && 'table-slim')}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" className={kind === 'number' ? 'table-number' : undefined}>
              {kind === 'acts' ? <span className="sr">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One cell; `label` stands over it on a phone, where the heads of the columns are gone. */
export function TableCell({
  kind,
  label,
  children,
}: {
  kind?: 'number' | 'acts' | 'wide';
  label?: string;
  children: ReactNode;
}) {
  return (
    <td className={classNames(kind && `table-${kind}`, kind === 'number' && 'num')} data-label={label}>
      {children}
    </td>
  );
}
