/** The arch in which a face is seen, before there is one: drawn where the camera's picture will be. */
export function ArchSitter() {
  return (
    <svg className="video-arch" viewBox="0 0 400 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="video-arch-wall" d={wall} />
      <circle className="video-arch-sitter" cx="200" cy="172" r="62" />
      <path className="video-arch-sitter" d="M44 480c4-130 64-212 156-212s152 82 156 212Z" />
      <path className="video-arch-line" d={line} />
    </svg>
  );
}

/** The same arch over the picture: what lies outside of it is dimmed, not cut. */
export function ArchGuide() {
  return (
    <svg className="video-arch" viewBox="0 0 400 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="video-arch-shade" d={`M-2000-2000H2400V2480H-2000Z${line}Z`} />
      <path className="video-arch-line" d={line} />
    </svg>
  );
}

const wall = 'M14 480V206C14 100 122 60 200 8c78 52 186 92 186 198v274Z';
const line = 'M40 480V214C40 122 130 84 200 36c70 48 160 86 160 178v266';
