import type { ReactNode } from 'react';
import { inDigits } from '#domain/digits.ts';
import { fillClass } from '#web/design/data/status-badge.tsx';

export interface Share {
  /** Class and icon of what it counts, where that has its own look. */
  fill?: string;
  icon?: ReactNode;
  key: string;
  label: string;
  total: number;
  /** The total as it leads to its rows, where it has any. */
  shown?: ReactNode;
}

/** Numbers with a bar beside each: a table that can be read and seen. */
export function ShareTable({
  caption,
  nameHeading,
  valueHeading,
  shares,
}: {
  caption: string;
  nameHeading: string;
  valueHeading: string;
  shares: readonly Share[];
}) {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  return (
    <table className="share-table">
      <caption className="sr">{caption}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, label, total, shown, icon, fill = fillClass('full') }) => (
          <tr key={key}>
            <th scope="row">
              {icon}
              {label}
            </th>
            <td>
              <span className={`share-bar ${fill}`} aria-hidden="true">
                {total > 0 && <span style={{ inlineSize: `${(total / most) * 100}%` }} />}
              </span>
              <span className="num">{total > 0 && shown ? shown : inDigits(total)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
