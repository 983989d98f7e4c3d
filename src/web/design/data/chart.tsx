import type { CSSProperties } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import './chart.css';

export type Datum = { key: string; label: string; value: number };
type FigureProps = { data: readonly Datum[]; caption: string; nameHeading: string; valueHeading: string };
export type BarChartProps = FigureProps & {
  /** Said in place of the bars when every value is nought. */
  empty: string;
};
export type FunnelProps = FigureProps;

/** Values over time; names of a few bars stand under the axis, of many the first, middle and last; each on hover. */
export function BarChart({ data, empty, ...table }: BarChartProps) {
  const top = topOf(Math.max(0, ...data.map(({ value }) => value)));
  const named = namedOf(data.length);
  const isEmpty = data.every(({ value }) => value === 0);
  return (
    <figure>
      {isEmpty ? (
        <p className="figure-empty">{empty}</p>
      ) : (
        <div className="bars" aria-hidden="true">
          <span className="bars-scale">
            <span>{inDigits(top)}</span>
            <span>{inDigits(top / 2)}</span>
            <span>{inDigits(0)}</span>
          </span>
          <div className="bars-plot">
            {data.map(({ key, label, value }) => (
              <span key={key} className="bars-slot" title={m.common_field_line({ label, message: value })}>
                <span
                  className={classNames('bars-bar', value === 0 && 'bars-none')}
                  style={{ blockSize: `${(value / top) * 100}%` }}
                />
              </span>
            ))}
          </div>
          <span
            className={classNames('bars-names', named.length > 3 && 'bars-names-all')}
            style={{ '--bars': data.length } as CSSProperties}
          >
            {named.map((place) => (
              <span key={place} className="bars-name" style={{ gridColumn: place + 1 }}>
                {data[place]?.label}
              </span>
            ))}
          </span>
        </div>
      )}
      <FigureTable data={data} {...table} />
    </figure>
  );
}

/** Stages that narrow; each says its share of the first. */
export function Funnel({ data, ...table }: FunnelProps) {
  const first = data[0]?.value ?? 0;
  const share = (datum: Datum | undefined) => (datum && first > 0 ? Math.min(1, datum.value / first) : 0);
  return (
    <figure className="funnel-box">
      <div className="funnel" aria-hidden="true">
        {data.map((datum, place) => (
          <div key={datum.key} className="funnel-stage">
            <span className="funnel-name">{datum.label}</span>
            <span className="funnel-shape" style={shapeOf(share(datum), share(data[place + 1] ?? datum))} />
            <span className="funnel-value">
              {inDigits(datum.value)}{' '}
              {place > 0 && (
                <span className="funnel-rate">{inDigits(`${Math.round(share(datum) * 100)} %`)}</span>
              )}
            </span>
          </div>
        ))}
      </div>
      <FigureTable data={data} {...table} share={(datum) => Math.round(share(datum) * 100)} />
    </figure>
  );
}

function FigureTable({ data, share, ...texts }: FigureProps & { share?: (datum: Datum) => number }) {
  return (
    <div className="sr">
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.nameHeading}</th>
            <th scope="col">{texts.valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((datum) => (
            <tr key={datum.key}>
              <th scope="row">{datum.label}</th>
              <td>
                {inDigits(datum.value)}
                {share && ` (${m.design_share_of_first({ percent: share(datum) })})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shapeOf(top: number, foot: number) {
  const least = 1.5;
  return {
    '--top': `${Math.max(least, top * 100)}%`,
    '--foot': `${Math.max(least, foot * 100)}%`,
  } as CSSProperties;
}

/** The places whose names stand under the axis, at even distances; of a few bars every one. */
function namedOf(count: number): number[] {
  if (count > 14) return [0, Math.floor((count - 1) / 2), count - 1];
  const step = count > 7 ? 2 : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The next number that reads well on an axis, as does its half: 2, 4, 6, 8, 10, 20 … */
function topOf(value: number): number {
  const steps = [2, 4, 6, 8, 10];
  for (let power = 1; ; power *= 10) {
    const top = steps.find((step) => step * power >= value);
    if (top !== undefined) return top * power;
  }
}
