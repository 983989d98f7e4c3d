import type { PrintedCv } from '#domain/cvs/printed.ts';

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

export interface RenderJob {
  job: number;
  template: string;
  cv: TemplateData;
  photo?: Uint8Array;
  /** SVG of the QR code. */
  code?: string;
}

export type RenderAnswer =
  | { type: 'ready' }
  | { type: 'rendered'; job: number; pdf: Uint8Array; dropped: string[] }
  | { type: 'failed'; job: number; reason: string };
