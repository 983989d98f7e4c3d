import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { ReviewNote } from '#contract/assessments.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton } from '#web/design/button.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { GeneralNote } from './general-note.tsx';
import { NoteForm } from './note-form.tsx';
import './notes-panel.css';

/** What the team wrote about an application: the general note first, then a note each. */
export function NotesPanel({ application }: { application: ReceivedApplicationDetails }) {
  const { id, notes, general_note, abilities } = application;
  return (
    <section aria-labelledby="review-notes-title" className="notes">
      <h3 id="review-notes-title">
        {m.applications_notes()}
        <Kbd>n</Kbd>
      </h3>
      <GeneralNote id={id} stored={general_note} canChange={abilities.change_status} />
      <NoteForm id={id} openingId={application.job.id} />
      {notes.length > 0 && (
        <ul className="notes-list">
          {notes.map((note) => (
            <Note key={note.id} applicationId={id} note={note} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ applicationId, note }: { applicationId: string; note: ReviewNote }) {
  const { locale } = useSurroundings();
  const queries = useQueryClient();
  const { run, isRunning } = useCall();
  const remove = () =>
    run(async () => {
      await api.assessments.removeNote({ id: applicationId, note_id: note.id });
      await queries.invalidateQueries({ queryKey: query.applications.key() });
    });
  return (
    <li>
      <p className="notes-by">
        <b>{note.is_own ? m.applications_note_you() : (note.by ?? m.applications_former_colleague())}</b>
        <time className="muted xs" dateTime={note.at}>
          {momentText(note.at, locale)}
        </time>
        {note.is_own && (
          <IconButton
            variant="quiet"
            size="sm"
            label={m.applications_note_remove()}
            icon={<CloseIcon size="sm" />}
            disabled={isRunning}
            onClick={() => void remove()}
          />
        )}
      </p>
      <p className="notes-text" dir="auto">
        {note.text}
      </p>
    </li>
  );
}
