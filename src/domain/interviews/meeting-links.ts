import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { isWebUrl } from '#domain/urls.ts';

const marks = ['company', 'id'] as const;
/** So many letters and figures `{id}` has. */
const idLength = 12;

/** PUT api/interview_link: where the company's video interviews are held; empty for none. */
export const meetingLink = z.object({
  pattern: shortText(300, {}, 0).refine((pattern) => pattern === '' || isPattern(pattern), {
    error: 'validation_meeting_link',
  }),
});

function isPattern(pattern: string): boolean {
  const filled = fillMeetingLink(pattern, { company: 'company', id: 'x'.repeat(idLength) });
  return isWebUrl(filled) && !/[{}]/.test(filled);
}

/** The address of one meeting: `{company}` is the company's name as it stands in addresses, `{id}` nobody can guess. */
export function fillMeetingLink(
  pattern: string,
  values: Readonly<Record<(typeof marks)[number], string>>,
): string {
  return marks.reduce((text, mark) => text.replaceAll(`{${mark}}`, values[mark]), pattern);
}

/** Of 60 random bits or more. */
export function meetingId(random: Uint8Array): string {
  return Array.from(random.slice(0, idLength), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join(
    '',
  );
}
