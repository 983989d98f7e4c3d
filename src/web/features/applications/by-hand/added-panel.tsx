import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { dayText } from '#web/moments.ts';

/** Of an applicant who was added by hand and has not confirmed: what that means, and what was typed. */
export function AddedPanel({ application }: { application: ReceivedApplicationDetails }) {
  const { locale } = useSurroundings();
  const { addition, source } = application;
  if (!addition) return null;
  const date = dayText(addition.until, locale);
  const { contact } = addition;
  return (
    <>
      <Notice tone="wait" title={m.additions_badge()}>
        <p>{m.additions_waits()}</p>
        <p>{addition.reminded ? m.additions_until_again({ date }) : m.additions_until({ date })}</p>
      </Notice>
      <Facts
        layout="beside"
        facts={[
          [m.additions_source(), sourceText(source)],
          [m.additions_by(), addition.by && <bdi>{addition.by}</bdi>],
          [m.additions_referred_by(), contact?.referred_by && <bdi>{contact.referred_by}</bdi>],
          [m.additions_email(), contact && <bdi dir="ltr">{contact.email}</bdi>],
          [m.additions_phone(), contact?.phone && <bdi dir="ltr">{contact.phone}</bdi>],
        ]}
      />
      <p className="muted">{m.additions_profile_later()}</p>
    </>
  );
}
