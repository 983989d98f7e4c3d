import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  cancelAnnouncement,
  createAnnouncement,
  listAnnouncements,
  readAnnouncement,
  readReaders,
  removeAnnouncement,
  saveAnnouncement,
  sendAnnouncement,
  testAnnouncement,
} from './service.ts';

const { announcements } = procedures;

export const announcementsProcedures = announcements.router({
  list: announcements.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listAnnouncements(context, input.page)),
  })),
  read: announcements.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAnnouncement(context, input.id),
  })),
  readers: announcements.readers.handler(async ({ context }) => ({
    status: 200,
    data: await readReaders(context),
  })),
  create: announcements.create.handler(async ({ context, input }) => ({
    ...done,
    data: { id: await createAnnouncement(context, input) },
  })),
  save: announcements.save.handler(async ({ context, input }) => {
    await saveAnnouncement(context, input);
    return done;
  }),
  remove: announcements.remove.handler(async ({ context, input }) => {
    await removeAnnouncement(context, input.id);
    return done;
  }),
  test: announcements.test.handler(async ({ context, input }) => {
    await testAnnouncement(context, input.id);
    return done;
  }),
  send: announcements.send.handler(async ({ context, input }) => {
    await sendAnnouncement(context, input);
    return done;
  }),
  cancel: announcements.cancel.handler(async ({ context, input }) => {
    await cancelAnnouncement(context, input.id);
    return done;
  }),
});
