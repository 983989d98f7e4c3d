/** What a rendering takes besides the document. */
export interface CvRendering {
  /** A JPEG or PNG that the server made; printed where the document shows it. */
  photo?: Uint8Array;
  /** The address behind the QR code; printed where the document shows it. */
  qrUrl?: string;
  /** For whom it is made: one account takes one of the places, and two of those that wait. */
  subject?: string;
  /** Ends the rendering, whether it waits or runs. */
  signal?: AbortSignal;
}

export interface RenderedCv {
  pdf: Uint8Array;
  pages: number;
  /** Characters that no font of the CV has (emoji, foreign scripts), each once; they are left out of the PDF. */
  droppedCharacters: string[];
}

/** Why there is no PDF: too many wait, it took more than 10 s, the caller gave up, or it could not be set. */
type CvRenderingProblem = 'busy' | 'timeout' | 'cancelled' | 'failed';

/** A rendering that brought no PDF. */
export class CvRenderingFailed extends Error {
  readonly problem: CvRenderingProblem;

  constructor(problem: CvRenderingProblem, options?: ErrorOptions) {
    super(`The CV could not be rendered: ${problem}`, options);
    this.problem = problem;
  }
}
