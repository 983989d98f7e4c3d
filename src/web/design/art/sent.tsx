import './art.css';
import './joy.css';

/** An arch that opens once, with the letter behind it: it was sent, and the first dot of its way is there. */
export function SentArt() {
  return (
    <svg className="art" viewBox="0 0 200 150" aria-hidden="true">
      <path className="art-ground" d="M44 142V70c0-34 34-44 56-64 22 20 56 30 56 64v72Z" />
      <path className="art-2 joy-arch" d="M56 142V74c0-27 27-36 44-52 17 16 44 25 44 52v68Z" />
      <path className="art-paper" d="M70 76h60v46H70Z" />
      <path className="art-1" d="M70 76h60L100 101Z" />
      <path className="art-edge" d="M70 76h60v46H70Z" />
      <circle cx="140" cy="122" r="20" className="art-ok joy-dot" />
      <path className="art-tick joy-dot" d="m131 122 7 7 12-14" />
    </svg>
  );
}
