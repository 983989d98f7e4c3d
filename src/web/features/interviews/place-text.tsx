import { Fragment } from 'react';
import type { InterviewType } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { ExternalLink } from '#web/design/external-link.tsx';
import { Ltr } from '#web/design/ltr.tsx';

/** How it is held, in a word of the specification. */
export const typeTexts: Record<InterviewType, () => string> = {
  'video link': m.reference_interview_type_video_link,
  'interviewer phone': m.reference_interview_type_interviewer_phone,
  location: m.reference_interview_type_location,
};

/** Where it is held: an address that opens, a number that calls, or a place. */
export function PlaceText({ type, place }: { type: InterviewType; place: string }) {
  if (type === 'video link')
    return (
      <ExternalLink href={place}>
        <Ltr>
          <AddressText address={place} />
        </Ltr>
      </ExternalLink>
    );
  if (type === 'interviewer phone')
    return (
      <a href={`tel:${place.replaceAll(/[^+\d]/g, '')}`}>
        <Ltr>{place}</Ltr>
      </a>
    );
  return <bdi>{place}</bdi>;
}

/** An address that has no room in a line breaks behind its strokes and before its parameters, not within a word. */
function AddressText({ address }: { address: string }) {
  const parts = address.replace(/\w\/|(?=[?&#])/g, '$&\n').split('\n');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of an address is known by its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
