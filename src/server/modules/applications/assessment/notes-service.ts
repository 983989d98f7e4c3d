import type { ReviewNote } from '#contract/assessments.ts';
import { mayChange, mayReview } from '#server/modules/applications/policy.ts';
import { findApplication, lockApplication, updateApplication } from '#server/modules/applications/queries.ts';
import { mention } from '#server/modules/notifications/news/mention.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import { actorNameIn, type MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  deleteNote,
  insertMentions,
  insertNote,
  markSeen,
  type NoteRow,
  selectColleagues,
  selectNotes,
  selectTitle,
} from './queries.ts';

/** Writes a note; colleagues named in it see it on their dashboard, and are mailed unless they switched that off. */
export async function addNote(
  context: Context<MemberActor>,
  { id, note: text, mentions }: { id: string; note: string; mentions: readonly string[] },
): Promise<ReviewNote> {
  const { actor, db } = context;
  const application = authorize(await findApplication(db, id), (row) => mayReview(actor, row));
  const createdAt = context.clock.now();
  const note = await insertNote(db, { applicationId: id, authorId: actor.accountId, text, createdAt });
  const named = mentions.filter((each) => each !== actor.accountId);
  const colleagues = named.length > 0 ? await selectColleagues(db, application, named) : [];
  if (colleagues.length > 0) {
    await insertMentions(
      db,
      note.id,
      colleagues.map((colleague) => colleague.id),
    );
    const title = await selectTitle(db, application.openingId);
    await tell(context, mention, {
      to: colleagues.map((colleague) => colleague.id),
      facts: {
        ...{
          applicationId: id,
          noteId: note.id,
          note: text,
          title,
          by: actor.name,
          byAr: actor.nameAr,
          authorId: actor.accountId,
        },
        candidateId: application.candidateId ?? undefined,
      },
    });
  }
  return presentNote(
    { ...note, text, authorId: actor.accountId, by: actorNameIn(context.locale, actor), createdAt },
    actor.accountId,
  );
}

/** The notes of an application, of which an interviewer reads the own ones; what named the caller there counts as seen. */
export async function readNotes(
  { db, clock, locale }: Context,
  actor: MemberActor,
  applicationId: string,
): Promise<ReviewNote[]> {
  const author = actor.memberRole === 'interviewer' ? actor.accountId : undefined;
  const rows = await selectNotes(db, applicationId, author);
  if (rows.length > 0) await markSeen(db, { applicationId, accountId: actor.accountId, at: clock.now() });
  return factsIn(locale, rows).map((row) => presentNote(row, actor.accountId));
}

/** Takes an own note away; a colleague's is no more to be found than one that is not there. */
export async function removeNote(
  context: Context<MemberActor>,
  { id, note_id }: { id: string; note_id: string },
): Promise<void> {
  const { actor, db } = context;
  authorize(await findApplication(db, id), (row) => mayReview(actor, row));
  if (!(await deleteNote(db, { id: note_id, applicationId: id, authorId: actor.accountId })))
    throw new Refusal('NOT_FOUND');
}

/** Sets the note that stands above all others. */
export async function setGeneralNote(
  context: Context<MemberActor>,
  { id, general_note }: { id: string; general_note: string | null },
): Promise<void> {
  const { actor, db } = context;
  const application = authorize(await lockApplication(db, id), (row) => mayChange(actor, row));
  await updateApplication(db, application, { generalNote: general_note ?? '' });
}

function presentNote(row: Omit<NoteRow, 'byAr'>, accountId: string): ReviewNote {
  return {
    id: row.id,
    text: row.text,
    by: row.by,
    is_own: row.authorId === accountId,
    at: row.createdAt.toISOString(),
  };
}
