import { m } from '#texts/messages.js';

export const starPath =
  'M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07Z';

/** The mark: the star around an open round. */
export function BrandMark({ className = 'brand-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={`${starPath}M10 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z`}
      />
    </svg>
  );
}

/** Mark and name, as the content of a link with the class `brand`. */
export function BrandName() {
  return (
    <>
      <BrandMark />
      <span translate="no">{m.product_name()}</span>
    </>
  );
}
