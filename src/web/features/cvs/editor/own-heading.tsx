import { useState } from 'react';
import { cvLimits } from '#domain/cvs/document.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import { headingId, isSectionKind } from '#web/features/cvs/section-words.ts';
import { withoutOwnSection } from './document-edits.ts';
import type { CvEditor } from './use-cv-editor.ts';

/** The own heading of a section, and the end of one of one's own. */
export function OwnHeading({
  id,
  editor,
  heading,
  onSection,
}: {
  id: string;
  editor: CvEditor;
  heading: string;
  onSection(id: string): void;
}) {
  const [isOpen, setOpen] = useState(heading !== '');
  const isOwn = !isSectionKind(id);
  return (
    <footer className="cv-section-foot">
      {isOpen || isOwn ? (
        <TextInput
          label={m.cvs_heading_own()}
          description={isOwn ? undefined : m.cvs_heading_own_help()}
          value={heading}
          maxLength={cvLimits.line}
          onChange={({ target }) =>
            editor.change(
              (now) => ({
                ...now,
                sections: now.sections.map((other) =>
                  other.id === id ? { ...other, heading: target.value } : other,
                ),
              }),
              `heading.${id}`,
            )
          }
        />
      ) : (
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          {m.cvs_heading_change()}
        </Button>
      )}
      {isOwn && (
        <Button
          size="sm"
          variant="quiet"
          icon={<TrashIcon size="sm" />}
          onClick={() => {
            editor.change((now) => withoutOwnSection(now, id));
            onSection(headingId);
          }}
        >
          {m.cvs_section_remove()}
        </Button>
      )}
    </footer>
  );
}
