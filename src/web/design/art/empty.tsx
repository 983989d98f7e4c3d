import './art.css';

/** A glass over cards: a search that found nothing. */
export function EmptySearchArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <rect x="22" y="26" width="116" height="40" rx="8" className="art-ground" />
      <rect x="22" y="76" width="116" height="40" rx="8" className="art-ground" />
      <circle cx="44" cy="46" r="10" className="art-2" />
      <circle cx="44" cy="96" r="10" className="art-2" />
      <path className="art-lines" d="M64 41h48M64 53h26M64 91h40M64 103h22" />
      <path className="art-1" d="m158.5 112.5 9-9 22 22a6.4 6.4 0 0 1-9 9Z" />
      <path
        className="art-1"
        fillRule="evenodd"
        d="M134 42a40 40 0 1 0 0 80 40 40 0 0 0 0-80Zm0 11a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z"
      />
      <circle cx="134" cy="82" r="29" className="art-paper" fillOpacity=".82" />
      <path
        className="art-2"
        transform="translate(116 64) scale(1.8)"
        d="M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07Z"
      />
    </svg>
  );
}

/** An open letter with a star: nothing in the post. */
export function EmptyInboxArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path className="art-2" d="M30 64 100 18l70 46v18H30Z" />
      <path className="art-paper" d="M50 40h100v72H50Z" />
      <path
        className="art-1"
        transform="translate(84 46) scale(1.6)"
        d="M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07Z"
      />
      <path className="art-1" d="M30 64v66a8 8 0 0 0 8 8h124a8 8 0 0 0 8-8V64l-70 44Z" />
      <path
        className="art-2"
        d="M33 136 84 98l16 10 16-10 51 38a8 8 0 0 1-5 2H38a8 8 0 0 1-5-2Z"
        fillOpacity=".35"
      />
    </svg>
  );
}

/** Sheets waiting for the first one: no documents, no openings, no articles. */
export function EmptyDocumentsArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <rect
        x="36"
        y="30"
        width="76"
        height="100"
        rx="8"
        className="art-ground"
        transform="rotate(-8 74 80)"
      />
      <rect x="62" y="20" width="80" height="110" rx="8" className="art-paper" />
      <rect x="62" y="20" width="80" height="110" rx="8" className="art-edge" />
      <path className="art-1" d="M70 20h64a8 8 0 0 1 8 8v20H62V28a8 8 0 0 1 8-8Z" />
      <circle cx="80" cy="34" r="7" className="art-3" />
      <path className="art-lines" d="M76 66h52M76 82h52M76 98h30" />
      <circle cx="146" cy="116" r="22" className="art-2" />
      <path className="art-stroke" d="M146 107v18M137 116h18" />
    </svg>
  );
}

/** People in arches: no candidates yet. */
export function EmptyPeopleArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path className="art-ground" d="M16 138V84c0-24 20-32 36-46 16 14 36 22 36 46v54Z" />
      <path className="art-ground" d="M112 138V84c0-24 20-32 36-46 16 14 36 22 36 46v54Z" />
      <path className="art-1" d="M56 138V70c0-30 26-40 44-58 18 18 44 28 44 58v68Z" />
      <circle cx="100" cy="76" r="17" className="art-3" />
      <path className="art-3" d="M68 138c1-26 14-38 32-38s31 12 32 38Z" />
      <path className="art-lines" d="M26 96h20M26 108h12M154 96h20M162 108h12" />
    </svg>
  );
}
