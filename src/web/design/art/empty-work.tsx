import './art.css';

const star =
  'M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07Z';

/** Two bubbles: nobody has written, or no conversation is open. */
export function EmptyMessagesArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path
        className="art-ground"
        d="M36 18h88a16 16 0 0 1 16 16v36a16 16 0 0 1-16 16H66l-24 20V86h-6a16 16 0 0 1-16-16V34a16 16 0 0 1 16-16Z"
      />
      <path className="art-lines" d="M42 42h64M42 58h36" />
      <path
        className="art-1"
        d="M86 58h80a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-6v20l-24-20H86a16 16 0 0 1-16-16V74a16 16 0 0 1 16-16Z"
      />
      <circle cx="102" cy="90" r="6" className="art-3" />
      <circle cx="126" cy="90" r="6" className="art-3" />
      <circle cx="150" cy="90" r="6" className="art-3" />
    </svg>
  );
}

/** A month with one day marked: no interview there. */
export function EmptyCalendarArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <rect x="40" y="26" width="120" height="110" rx="10" className="art-paper" />
      <rect x="40" y="26" width="120" height="110" rx="10" className="art-edge" />
      <path className="art-1" d="M50 26h100a10 10 0 0 1 10 10v18H40V36a10 10 0 0 1 10-10Z" />
      <rect x="64" y="14" width="10" height="24" rx="5" className="art-2" />
      <rect x="126" y="14" width="10" height="24" rx="5" className="art-2" />
      <g className="art-ground">
        <rect x="54" y="66" width="18" height="14" rx="3" />
        <rect x="82" y="66" width="18" height="14" rx="3" />
        <rect x="110" y="66" width="18" height="14" rx="3" />
        <rect x="54" y="88" width="18" height="14" rx="3" />
        <rect x="82" y="88" width="18" height="14" rx="3" />
        <rect x="54" y="110" width="18" height="14" rx="3" />
        <rect x="82" y="110" width="18" height="14" rx="3" />
      </g>
      <path className="art-2" transform="translate(112 90) scale(1.7)" d={star} />
    </svg>
  );
}

/** A shield with a star: nothing was reported. */
export function EmptyReportsArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path
        className="art-ground"
        d="M100 8c20 14 40 20 62 22v42c0 34-24 58-62 70-38-12-62-36-62-70V30c22-2 42-8 62-22Z"
      />
      <path
        className="art-1"
        d="M100 26c15 10 30 15 46 17v30c0 25-18 43-46 52-28-9-46-27-46-52V43c16-2 31-7 46-17Z"
      />
      <path className="art-3" transform="translate(78 50) scale(2.2)" d={star} />
    </svg>
  );
}

/** A sheet out of an open box: no file was made yet. */
export function EmptyExportsArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <rect x="70" y="12" width="60" height="72" rx="6" className="art-paper" />
      <rect x="70" y="12" width="60" height="72" rx="6" className="art-edge" />
      <path className="art-lines" d="M82 28h36M82 42h36" />
      <path className="art-2" d="M40 64 20 44h62l18 20ZM160 64l20-20h-62l-18 20Z" />
      <path className="art-1" d="M40 64h120v66a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8Z" />
      <path className="art-3" transform="translate(84 84) scale(1.6)" d={star} />
    </svg>
  );
}

/** A loudspeaker: nothing was announced. */
export function EmptyAnnouncementsArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path className="art-2" d="M66 88h24l10 48a4 4 0 0 1-4 4H80a5 5 0 0 1-5-4Z" />
      <path className="art-ground" d="M140 18a10 10 0 0 1 10 10v84a10 10 0 0 1-20 0V28a10 10 0 0 1 10-10Z" />
      <path className="art-1" d="M48 50h38l54-32v104L86 94H48a18 18 0 0 1-18-18v-8a18 18 0 0 1 18-18Z" />
      <path className="art-3" transform="translate(50 56) scale(1.6)" d={star} />
      <path className="art-lines" d="M164 56a22 22 0 0 1 0 28M176 44a40 40 0 0 1 0 52" />
    </svg>
  );
}
