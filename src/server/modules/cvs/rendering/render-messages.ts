import type { CvLanguage, CvPaper } from '#domain/cvs/looks.ts';
import type { PrintedCv } from '#domain/cvs/printed.ts';
import type { WrittenBlock } from '#server/modules/files/contributors.ts';

/** Paths of what a rendering thread reads when it starts. */
export interface RenderFiles {
  fonts: string[];
  templates: string[];
  compiler: string;
}

/** What a template reads as /cv.json. */
export interface TemplateData extends PrintedCv {
  hasPhoto: boolean;
  hasVideoCode: boolean;
  videoCodeUrl: string;
}

/** What the template of a written text reads as /cv.json: nothing names a person but the text itself. */
export interface WrittenData {
  documentTitle: string;
  name: { text: '' };
  language: CvLanguage;
  direction: 'ltr' | 'rtl';
  accent: string;
  paper: CvPaper;
  blocks: readonly WrittenBlock[];
}

export interface RenderJob {
  job: number;
  template: string;
  cv: TemplateData | WrittenData;
  photo?: Uint8Array;
  /** SVG of the QR code. */
  code?: string;
}

export type RenderAnswer =
  | { type: 'ready' }
  | { type: 'rendered'; job: number; pdf: Uint8Array; dropped: string[] }
  | { type: 'failed'; job: number; reason: string };
