import type { Tone } from '#web/design/data/status-badge.tsx';

export interface Share {
  tone?: Tone;
  key: string;
  label: string;
  total: number;
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
        {shares.map(({ key, label, total, tone = 'ok' }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span className={`share-bar share-bar-${tone}`} aria-hidden="true">
                <span style={{ inlineSize: `${(total / most) * 100}%` }} />
              </span>
              <span className="num">{total}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
