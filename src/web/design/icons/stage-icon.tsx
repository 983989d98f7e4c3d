import { drawn, type Icon } from './icon.tsx';

const ring = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0';
// Clockwise from the top, a fifth of the way each; lines from the middle fill the part.
const turns = 5;

/** How far something has come: a ring of which so many fifths are filled. It turns clockwise in every script. */
export function stageIcon(fifths: number): Icon {
  const spokes = Array.from({ length: fifths * 6 + (fifths > 0 ? 1 : 0) }, (_spoke, index) => {
    const angle = (index / (turns * 6)) * 2 * Math.PI;
    return `M12 12l${(Math.sin(angle) * 5).toFixed(2)} ${(-Math.cos(angle) * 5).toFixed(2)}`;
  });
  return drawn(`${ring}${spokes.join('')}`);
}
