import type { CSSProperties } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';
import './chart.css';

type Datum = {
  key: string;
  label: string;
  value: number;
  /** What the value is made of, in the order of `series`. */
  parts?: readonly number[];
};
type FigureProps = {
  data: readonly Datum[];
  caption: string;
  nameHeading: string;
  valueHeading: string;
  /** The names of the parts, where the bars have any: one colour each, five at most. */
  series?: readonly string[];
};
export type BarChartProps = FigureProps & {
  /** Said in place of the bars when every value is nought. */
  empty: string;
};

/** Values over time; names of a few bars stand under the axis, of many the first, middle and last; each on hover. */
export function BarChart({ data, empty, ...table }: BarChartProps) {
  const top = topOf(Math.max(0, ...data.map(({ value }) => value)));
  const named = namedOf(data.length);
  const isEmpty = data.every(({ value }) => value === 0);
  return (
    <figure>
      {!isEmpty && table.series && <Legend series={table.series} />}
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
            {data.map(({ key, label, value, parts }) => (
              <span key={key} className="bars-slot" title={m.common_field_line({ label, message: value })}>
                <span
                  className={classNames('bars-bar', value === 0 && 'bars-none', parts && 'bars-stack')}
                  style={{ blockSize: `${(value / top) * 100}%` }}
                >
                  {parts?.map((part, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place among the series.
                    <span key={place} className={seriesClass(place)} style={{ flexGrow: part }} />
                  ))}
                </span>
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

/** The colour of a part. */
function seriesClass(place: number): string {
  return `bars-series ${seriesColour(place)}`;
}

/** Gives its element the colour of a series as `--series`, for what shows the same in another shape. */
export function seriesColour(place: number): string {
  return `bars-series-${place}`;
}

function Legend({ series }: { series: readonly string[] }) {
  return (
    <ul className="bars-legend" aria-hidden="true">
      {series.map((name, place) => (
        <li key={name}>
          <i className={seriesClass(place)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ data, series = [], ...texts }: FigureProps) {
  return (
    <div className="sr">
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.nameHeading}</th>
            <th scope="col">{texts.valueHeading}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((datum) => (
            <tr key={datum.key}>
              <th scope="row">{datum.label}</th>
              <td>{inDigits(datum.value)}</td>
              {series.map((name, place) => (
                <td key={name}>{inDigits(datum.parts?.[place] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
