import type { CvTemplate } from '#domain/cvs/looks.ts';

/** A sheet of 26 by 34 with the template's lines on it. */
const strokes: Record<CvTemplate, { strong: string; light: string }> = {
  majlis: { strong: 'M3 6h12M3 11h20', light: 'M3 16h4M10 16h13M10 19h11M3 24h4M10 24h13M10 27h9' },
  classic: { strong: 'M8 6h10M3 10h20', light: 'M3 15h20M3 18h17M3 22h20M3 25h14M3 29h18' },
  side: { strong: 'M12 6h11M2 2v30M5 2v30M8 2v30', light: 'M12 12h11M12 15h9M12 20h11M12 23h8M12 28h10' },
  'one-page': {
    strong: 'M3 5h9M3 8h20',
    light: 'M3 11h9M14 11h9M3 14h9M14 14h9M3 18h9M14 18h9M3 22h9M14 22h9M3 26h9',
  },
};

/** How a template lays a page out, as a drawing. */
export function TemplateMark({ template }: { template: CvTemplate }) {
  const { strong, light } = strokes[template];
  return (
    <svg className="cv-template-mark" viewBox="0 0 26 34" aria-hidden="true">
      <path className="cv-template-light" d={light} />
      <path d={strong} />
    </svg>
  );
}
