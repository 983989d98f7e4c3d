import './art.css';

/** Page 1, not found: an arch that leads nowhere, with a star for a compass. */
export function NotFoundArt() {
  return (
    <svg className="art" viewBox="0 0 280 190" aria-hidden="true">
      <path className="art-ground" d="M20 176h240v4H20Z" />
      <path className="art-1" d="M78 176V98c0-38 36-52 62-78 26 26 62 40 62 78v78Z" />
      <path className="art-ground" d="M94 176v-76c0-30 26-42 46-62 20 20 46 32 46 62v76Z" />
      <path
        className="art-stroke"
        strokeDasharray="2 12"
        d="M140 176c0-22-22-24-22-42s44-18 44-38c0-10-10-16-22-16"
      />
      <g transform="translate(204 40) scale(2)">
        <path
          className="art-2"
          d="M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07Z"
        />
        <path className="art-paper" d="m10 3.5 2.2 6.5-2.2 6.5L7.8 10Z" />
      </g>
    </svg>
  );
}

/** Page 2, no permission: a closed door in the arch. */
export function ForbiddenArt() {
  return (
    <svg className="art" viewBox="0 0 280 190" aria-hidden="true">
      <path className="art-ground" d="M20 176h240v4H20Z" />
      <path className="art-2" d="M74 176V98c0-40 38-54 66-82 28 28 66 42 66 82v78Z" />
      <path className="art-1" d="M90 176v-76c0-32 28-44 50-66 22 22 50 34 50 66v76Z" />
      <path
        fill="none"
        stroke="var(--art-soft)"
        strokeOpacity=".6"
        strokeWidth="2"
        d="M140 34v142M104 176v-70c0-20 12-30 24-42M176 176v-70c0-20-12-30-24-42"
      />
      <rect x="118" y="108" width="44" height="36" rx="7" className="art-paper" />
      <path fill="none" stroke="var(--art-paper)" strokeWidth="6" d="M128 108v-9a12 12 0 0 1 24 0v9" />
      <circle cx="140" cy="123" r="5" className="art-1" />
      <path className="art-1" d="M138 124h4v10h-4Z" />
    </svg>
  );
}

/** Page 3, our fault: a tile has fallen out of the pattern. */
export function FaultArt() {
  const star =
    'M60 30 51.2 38.8V51.2H38.8L30 60 21.2 51.2H8.8V38.8L0 30 8.8 21.2V8.8H21.2L30 0 38.8 8.8H51.2V21.2Z';
  return (
    <svg className="art" viewBox="0 0 280 190" aria-hidden="true">
      <path className="art-ground" d="M20 176h240v4H20Z" />
      <path className="art-2" d={star} transform="translate(50 14)" />
      <path className="art-1" d={star} transform="translate(110 14)" />
      <path className="art-2" d={star} transform="translate(170 14)" />
      <path className="art-1" d={star} transform="translate(50 74)" />
      <path className="art-edge" strokeDasharray="5 6" d={star} transform="translate(110 74)" />
      <path className="art-1" d={star} transform="translate(170 74)" />
      <path className="art-2" d={star} transform="translate(123 108) rotate(18 30 30)" />
      <path className="art-lines" d="m146 132 8 10-6 6 10 12" />
    </svg>
  );
}

/** Page 4, maintenance: a ladder at the arch. */
export function MaintenanceArt() {
  return (
    <svg className="art" viewBox="0 0 280 190" aria-hidden="true">
      <path className="art-ground" d="M20 176h240v4H20Z" />
      <path className="art-1" d="M58 176V98c0-38 36-52 62-78 26 26 62 40 62 78v78Z" />
      <path className="art-inner" d="M70 176v-76c0-32 28-44 50-66 22 22 50 34 50 66v76" />
      <path
        className="art-lines"
        d="M176 176 202 52M204 176 230 52M181 152h28M186 128h28M191 104h28M196 80h28"
      />
      <circle cx="120" cy="108" r="26" className="art-paper" />
      <path className="art-stroke" d="M120 94v15l10 7" />
      <rect x="34" y="152" width="40" height="24" rx="4" className="art-wait" />
      <path fill="none" stroke="var(--maroon-9)" strokeWidth="5" d="m40 174 14-20M56 174l14-20" />
    </svg>
  );
}

/** Page 5, offline: the signal stops at the arch. */
export function OfflineArt() {
  return (
    <svg className="art" viewBox="0 0 280 190" aria-hidden="true">
      <path className="art-ground" d="M20 176h240v4H20Z" />
      <path className="art-1" d="M78 176V98c0-38 36-52 62-78 26 26 62 40 62 78v78Z" />
      <path
        fill="none"
        stroke="var(--art-pale)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M112 122a40 40 0 0 1 56 0M124 136a23 23 0 0 1 32 0"
      />
      <path
        fill="none"
        stroke="var(--art-soft)"
        strokeOpacity=".55"
        strokeWidth="7"
        strokeLinecap="round"
        d="M100 108a57 57 0 0 1 80 0"
      />
      <circle cx="140" cy="152" r="7" className="art-3" />
      <path fill="none" stroke="var(--art)" strokeWidth="15" strokeLinecap="round" d="m104 160 72-66" />
      <path fill="none" stroke="var(--art-paper)" strokeWidth="6" strokeLinecap="round" d="m104 160 72-66" />
    </svg>
  );
}
