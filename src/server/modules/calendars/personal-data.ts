import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { deleteConnection, deleteRulesOf } from './queries.ts';
import { calendarBusyTimes, calendarConnections, calendarRuleSets } from './table.ts';

export const calendarsPersonalData: PersonalData = {
  module: 'calendars',
  tables: [calendarConnections, calendarRuleSets],
  async export(db, accountId) {
    return {
      // The address and the password are the person's keys to somewhere else, and stay sealed.
      calendar_connection: await db
        .select({
          kind: calendarConnections.kind,
          username: calendarConnections.username,
          readAt: calendarConnections.readAt,
          createdAt: calendarConnections.createdAt,
        })
        .from(calendarConnections)
        .where(eq(calendarConnections.accountId, accountId)),
      calendar_busy_times: await db
        .select({ startsAt: calendarBusyTimes.startsAt, endsAt: calendarBusyTimes.endsAt })
        .from(calendarBusyTimes)
        .innerJoin(calendarConnections, eq(calendarConnections.id, calendarBusyTimes.connectionId))
        .where(eq(calendarConnections.accountId, accountId)),
      calendar_rules: await db
        .select({
          daysOff: calendarRuleSets.daysOff,
          fromTime: calendarRuleSets.fromTime,
          untilTime: calendarRuleSets.untilTime,
          bufferMinutes: calendarRuleSets.bufferMinutes,
          mostADay: calendarRuleSets.mostADay,
        })
        .from(calendarRuleSets)
        .where(eq(calendarRuleSets.accountId, accountId)),
    };
  },
  async erase({ db }, accountId) {
    await deleteConnection(db, accountId);
    await deleteRulesOf(db, accountId);
  },
};
