import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import type { OpeningFormState } from './use-opening-form.ts';

/** What is done with the whole form, at its foot and at that of its preview. */
export function OpeningBar({
  form,
  isPublished,
  note,
  lead,
  onSave,
  onPublish,
}: {
  form: OpeningFormState;
  isPublished: boolean;
  /** When it was kept. */
  note: ReactNode;
  /** To the preview, or back from it. */
  lead: ReactNode;
  onSave: () => void;
  onPublish: () => void;
}) {
  return (
    <div className={classNames('editor-acts', isPublished && 'editor-acts-published')}>
      {note}
      {lead}
      <Button
        type="submit"
        loading={form.isRunning}
        variant={isPublished ? 'primary' : 'default'}
        onClick={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {isPublished ? m.job_openings_editor_save() : m.job_openings_editor_save_open()}
      </Button>
      {!isPublished && (
        <Button variant="primary" loading={form.isRunning} onClick={onPublish}>
          {m.job_openings_editor_publish()}
        </Button>
      )}
    </div>
  );
}
