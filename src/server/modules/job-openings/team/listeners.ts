import { isHiringRole } from '#domain/companies/roles.ts';
import { memberJoined, memberRolesChanged } from '#server/modules/companies/events.ts';
import { forgetNews } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { leaveTeams, nameJoined } from './service.ts';

/** Who joins is named for the openings of the invitation; who gets another role begins with it anew. */
export function listenForMembers(events: Events<Context>): void {
  events.on(memberJoined, (context, { openingIds: ids, ...member }) =>
    nameJoined(context, { ...member, ids }),
  );
  events.on(memberRolesChanged, async (context, { members }) => {
    // Whoever had another part begins without an opening, also where somebody named them a moment before.
    const moved = members.filter(({ from, role }) => !isHiringRole(from) || !isHiringRole(role));
    await leaveTeams(
      context,
      moved.map(({ accountId }) => accountId),
    );
    // What the bell told of every opening is nothing for who now sees none until named.
    const hiring = members.filter(({ role }) => isHiringRole(role));
    const ids = hiring.map(({ accountId }) => accountId);
    if (ids.length > 0) await forgetNews(context, ids);
  });
}
