import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  connectCalendar,
  disconnectCalendar,
  readOwnCalendar,
  refreshCalendar,
  saveRules,
} from './service.ts';

const { calendars } = procedures;

export const calendarsProcedures = calendars.router({
  read: calendars.read.handler(async ({ context }) => ({
    status: 200,
    data: await readOwnCalendar(context),
  })),
  connect: calendars.connect.handler(async ({ context, input }) => {
    await connectCalendar(context, input);
    return done;
  }),
  refresh: calendars.refresh.handler(async ({ context }) => {
    await refreshCalendar(context);
    return done;
  }),
  disconnect: calendars.disconnect.handler(async ({ context }) => {
    await disconnectCalendar(context);
    return done;
  }),
  saveRules: calendars.saveRules.handler(async ({ context, input }) => {
    await saveRules(context, input);
    return done;
  }),
});
