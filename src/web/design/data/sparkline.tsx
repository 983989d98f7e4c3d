import './sparkline.css';

const [width, height, edge] = [80, 24, 3];

/** How a figure went, for the eye alone: the figure and the one before stand beside it. Too few values, or noughts alone, draw nothing. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const told = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
  if (told.length < 3 || told.every(({ value }) => value === 0)) return null;
  const [least, most] = [
    Math.min(...told.map(({ value }) => value)),
    Math.max(...told.map(({ value }) => value)),
  ];
  const x = (place: number) => edge + (place / (values.length - 1)) * (width - 2 * edge);
  const y = (value: number) =>
    most === least ? height / 2 : height - edge - ((value - least) / (most - least)) * (height - 2 * edge);
  const points = told.map(({ value, place }) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`);
  const [cx, cy] = points.at(-1)?.split(' ') ?? [];
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${points.join('L')}`} />
      <circle cx={cx} cy={cy} r="2.5" />
    </svg>
  );
}
