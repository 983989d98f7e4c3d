import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import type { CvChange } from '#web/features/candidates/cv-changes.ts';
import { joined } from '#web/isolation.ts';

/** What goes from the CV into the profile without a field of the signup, and the way to leave it out again. */
export function TakenFromCv({ taken, onDrop }: { taken: CvChange; onDrop(): void }) {
  const { experiences = [], educations = [], languages = [], certificates = [], ...others } = taken;
  const counted = [
    [m.candidates_experiences(), experiences.length],
    [m.candidates_educations(), educations.length],
    [m.candidates_languages(), languages.length],
    [m.candidates_certificates(), certificates.length],
  ] as const;
  const named = [
    [m.candidates_summary(), others.description],
    [m.candidates_current_company(), others.current_company],
    [m.candidates_links(), others.linkedin ?? others.website],
  ] as const;
  const things = [
    ...counted
      .filter(([, count]) => count > 0)
      .map(([label, count]) => m.common_field_line({ label, message: count })),
    ...named.filter(([, value]) => value).map(([name]) => name),
  ];
  if (things.length === 0) return null;
  return (
    <Notice
      tone="ok"
      role="status"
      title={m.candidates_proposals_taken()}
      actions={
        <Button size="sm" onClick={onDrop}>
          {m.candidates_proposals_drop()}
        </Button>
      }
    >
      {joined(things)}
    </Notice>
  );
}
