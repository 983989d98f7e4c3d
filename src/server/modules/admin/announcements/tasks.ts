import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import type { Context } from '#server/platform/context.ts';
import { attemptEach } from '#server/platform/each.ts';
import { defineTask } from '#server/platform/tasks.ts';
import {
  type AnnouncementRow,
  insertLetter,
  lockAnnouncement,
  selectAnnouncement,
  selectReader,
  selectReaders,
  selectSending,
  updateAnnouncement,
} from './queries.ts';
import { letterOf, sendAnnouncementsTask, sendAnnouncementToTask } from './service.ts';

type Reader = Awaited<ReturnType<typeof selectReaders>>[number];

/** So many are written to in one transaction, and so many transactions make one task. */
const readersAtOnce = 50;
const stepsOfTask = 40;

/** With each sending, and every ten minutes: what a killed process left is gone on with. */
export const sendAnnouncements = defineTask<Context, typeof sendAnnouncementsTask.payload>({
  ...sendAnnouncementsTask,
  schedule: '*/10 * * * *',
  runsOutsideTransaction: true,
  async run(context) {
    for (const id of await selectSending(context.db)) {
      let steps = 0;
      while (await context.inTransaction((inner) => writeSome(inner, id))) {
        steps += 1;
        if (steps < stepsOfTask) continue;
        await context.tasks.enqueue(context.db, sendAnnouncementsTask, {});
        return;
      }
    }
  },
});

/**
 * Writes to the next readers; answers whether there may be more. Letters stand in the outbox, and readers in the list of
 * who was written to, of one transaction, and two tasks wait for each other: nobody is written to twice.
 */
async function writeSome(context: Context, id: string): Promise<boolean> {
  const { db, clock } = context;
  const row = await lockAnnouncement(db, id);
  if (row?.state !== 'sending') return false;
  const now = clock.now();
  const { audience, reached } = row;
  const readers = await selectReaders(db, { audience, now, after: reached, limit: readersAtOnce });
  let { written } = row;
  const chosen: Reader[] = [];
  for (const reader of readers) {
    if (!(await insertLetter(db, { announcementId: id, accountId: reader.id, writtenAt: now }))) continue;
    written += 1;
    chosen.push(reader);
  }
  await attemptEach(context, chosen, {
    work: (inner, reader) => write(inner, row, reader),
    alone: (reader) =>
      context.tasks.enqueue(db, sendAnnouncementToTask, { announcementId: id, accountId: reader.id }),
  });
  const last = readers.at(-1);
  await updateAnnouncement(db, id, {
    written,
    ...(last ? { reached: last.id } : { state: 'sent', endedAt: now }),
  });
  return last !== undefined;
}

async function write(context: Context, row: AnnouncementRow, reader: Reader): Promise<void> {
  await sendWanted(context, {
    to: reader.email,
    accountId: reader.id,
    locale: reader.locale,
    letter: 'announcement',
    data: letterOf(row, reader.locale, reader),
    about: row.id,
  });
}

/** One reader whom the task of all could not write to. */
const sendAnnouncementTo = defineTask<Context, typeof sendAnnouncementToTask.payload>({
  ...sendAnnouncementToTask,
  async run(context, { announcementId, accountId }) {
    const found = await selectAnnouncement(context.db, announcementId);
    const reader = await selectReader(context.db, accountId);
    if (found && reader) await write(context, found.row, reader);
  },
});

export const announcementTasks = [sendAnnouncements, sendAnnouncementTo];
