import type { CvDocument } from '#domain/cvs/document.ts';
import { withNewOfProfile } from '#domain/cvs/to-profile.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';

interface ProfileNewsProps {
  document: CvDocument;
  /** The version of the profile that the words were last held against. */
  heldVersion: number;
  onTake(document: CvDocument): void;
  onHold(version: number): void;
}

/** The profile has something since that the CV lacks: to be taken over, or left. */
export function ProfileNews({ document, heldVersion, onTake, onHold }: ProfileNewsProps) {
  const details = useDetails().data?.data;
  if (!details || details.version === heldVersion) return null;
  const whole = withNewOfProfile(document, details);
  if (whole === document) return null;
  return (
    <Notice
      tone="info"
      title={m.cvs_profile_changed()}
      actions={
        <>
          <Button
            size="sm"
            onClick={() => {
              onTake(whole);
              onHold(details.version);
            }}
          >
            {m.cvs_profile_take()}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onHold(details.version)}>
            {m.cvs_profile_leave()}
          </Button>
        </>
      }
    >
      {m.cvs_profile_changed_text()}
    </Notice>
  );
}
