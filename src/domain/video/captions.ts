import { z } from 'zod';

/** One line of captions; seconds from the beginning of the video. */
export interface Caption {
  start: number;
  end: number;
  text: string;
}

/** Characters of a video's captions as WebVTT, and of one line. */
const captionsMaximum = 20_000;
export const captionMaximum = 300;

/** The WebVTT of captions: what players show and what is stored. */
export function writeCaptions(captions: readonly Caption[]): string {
  const cues = captions
    .filter((caption) => caption.text.trim() !== '' && caption.end > caption.start)
    .map((caption) => `${writeTime(caption.start)} --> ${writeTime(caption.end)}\n${tidyText(caption.text)}`);
  return cues.length === 0 ? '' : `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Reads WebVTT: times and text of each cue; identifiers, settings, notes and markup are left out. */
export function readCaptions(webvtt: string): Caption[] {
  return webvtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [from = '', to = ''] = (lines[at] ?? '').split('-->');
      const [start, end] = [readTime(from), readTime(to)];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^<>]*>/g, '')
        .trim();
      if (at < 0 || start === undefined || end === undefined || end <= start || text === '') return [];
      return [{ start, end, text: text.slice(0, captionMaximum) }];
    })
    .sort((a, b) => a.start - b.start);
}

/** Captions as a client sends them: WebVTT, stored as we write it. */
export const captionsText = z
  .string()
  .max(captionsMaximum)
  .transform((text) => writeCaptions(readCaptions(text)));

/** `00:01:02.500` */
function writeTime(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

function readTime(text: string): number | undefined {
  const found = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})(?:\s|$)/.exec(text);
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds, milliseconds] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;
}

/** A blank line or an arrow inside a cue would end it or begin another. */
function tidyText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('-->', '→')
    .replaceAll('<', '‹')
    .trim()
    .slice(0, captionMaximum);
}
