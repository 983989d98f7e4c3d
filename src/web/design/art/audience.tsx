import './art.css';

/** A person in an arch with a film to start: for candidates. */
export function CandidateArt() {
  return (
    <svg className="art" viewBox="0 0 210 220" aria-hidden="true">
      <path className="art-1" d="M30 220V96c0-46 42-62 75-90 33 28 75 44 75 90v124Z" />
      <circle cx="105" cy="108" r="30" className="art-figure" />
      <path className="art-figure" d="M48 220c2-46 26-70 57-70s55 24 57 70Z" />
      <path className="art-1" d="m105 152-12 12 12 44 12-44Z" />
      <circle cx="156" cy="52" r="20" className="art-paper" />
      <path className="art-1" d="M150 43v18l15-9Z" />
    </svg>
  );
}

/** A list of people, one of them chosen: for employers. */
export function EmployerArt() {
  return (
    <svg className="art" viewBox="0 0 210 220" aria-hidden="true">
      <path className="art-ground" d="M46 40h122a12 12 0 0 1 12 12v168H34V52a12 12 0 0 1 12-12Z" />
      <rect x="52" y="62" width="110" height="42" rx="8" className="art-paper" />
      <circle cx="72" cy="83" r="11" className="art-1" />
      <rect x="52" y="116" width="110" height="42" rx="8" className="art-edge" />
      <circle cx="72" cy="137" r="11" className="art-2" />
      <circle cx="72" cy="191" r="11" className="art-2" />
      <path className="art-lines" d="M92 78h52M92 90h30M92 132h52M92 144h36M92 186h44M92 198h24" />
      <circle cx="176" cy="64" r="22" className="art-ok" />
      <path className="art-tick" d="m167 64 7 7 12-14" />
    </svg>
  );
}
