import { shadeOf } from '../monogram.ts';
import './art.css';

/** A cover for an article without a picture; the same address always gets the same one. */
export function ArticleArt({ seed }: { seed: string }) {
  const Cover = covers[shadeOf(seed, covers.length)] ?? Skyline;
  return (
    <svg className="art" viewBox="0 0 384 216" aria-hidden="true">
      <Cover />
    </svg>
  );
}

const covers = [Skyline, Film, Sheet, Door];

function Skyline() {
  return (
    <>
      <path className="art-ground" d="M0 0h384v216H0z" />
      <circle cx="280" cy="84" r="44" className="art-3" />
      <path
        className="art-1"
        d="M40 216V120h34v96Zm46 0V74c0-16 34-16 34 0v142Zm46 0v-74l40-26v100Zm52 0V60l16-34 16 34v156Zm44 0V104h48v112Zm60 0v-76h40v76Z"
      />
      <path stroke="var(--maroon-4)" strokeWidth="3" d="M0 206h384" />
    </>
  );
}

function Film() {
  return (
    <>
      <path fill="var(--maroon-8)" d="M0 0h384v216H0z" />
      <rect x="112" y="34" width="160" height="148" rx="14" fill="var(--maroon-2)" />
      <circle cx="192" cy="88" r="24" fill="var(--maroon-8)" />
      <path fill="var(--maroon-8)" d="M140 182c4-38 26-58 52-58s48 20 52 58Z" />
      <circle cx="272" cy="160" r="26" fill="var(--white)" />
      <path fill="var(--maroon-7)" d="M264 148v24l19-12Z" />
    </>
  );
}

function Sheet() {
  return (
    <>
      <path fill="var(--sea-1)" d="M0 0h384v216H0z" />
      <g transform="rotate(-6 192 120)">
        <rect x="118" y="40" width="148" height="200" rx="8" fill="var(--white)" />
        <path fill="var(--sea-7)" d="M126 40h132a8 8 0 0 1 8 8v38H118V48a8 8 0 0 1 8-8Z" />
        <circle cx="144" cy="63" r="12" fill="var(--sea-1)" />
        <path
          fill="none"
          stroke="var(--sea-2)"
          strokeWidth="7"
          strokeLinecap="round"
          d="M138 110h106M138 130h84M138 150h98M138 180h60M138 200h90"
        />
      </g>
    </>
  );
}

function Door() {
  return (
    <>
      <path fill="var(--amber-1)" d="M0 0h384v216H0z" />
      <path fill="var(--maroon-7)" d="M122 216V112c0-46 44-60 70-90 26 30 70 44 70 90v104Z" />
      <path fill="var(--amber-4)" d="M146 216v-98c0-32 28-44 46-66 18 22 46 34 46 66v98Z" />
      <path fill="var(--amber-1)" d="M166 216v-92c0-18 14-26 26-42 12 16 26 24 26 42v92Z" />
      <path fill="none" stroke="var(--maroon-7)" strokeWidth="3" d="M0 206h122M262 206h122" />
    </>
  );
}
