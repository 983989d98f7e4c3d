/** A part of a description: a paragraph, or a point of a list. */
interface CvPart {
  kind: 'paragraph' | 'point';
  text: string;
}

const marker = /^(?:[•▪●‣–*-])\s+/u;

/**
 * The parts of a description. One line is a paragraph; of several, each is a point; where lines begin with '• ', '- '
 * or '* ', these are the points and the others paragraphs.
 */
export function partsOf(description: string): CvPart[] {
  const lines = description
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isMarked = lines.some((line) => marker.test(line));
  return lines.map((line) => {
    const isPoint = isMarked ? marker.test(line) : lines.length > 1;
    return isPoint ? { kind: 'point', text: line.replace(marker, '') } : { kind: 'paragraph', text: line };
  });
}

/** The description that has these parts, as plainly as it can be written. */
export function descriptionOf(parts: readonly CvPart[]): string {
  const isPlain = parts.length > 1 && parts.every(({ kind }) => kind === 'point');
  const isParagraph = parts.length === 1 && parts[0]?.kind === 'paragraph';
  if (isPlain || isParagraph) return parts.map(({ text }) => text).join('\n');
  return parts.map(({ kind, text }) => (kind === 'point' ? `• ${text}` : text)).join('\n');
}
