import { applicantDeclined } from '#server/modules/applications/events.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { removeRowsOf } from './row-queries.ts';

/** A no erases what the files of the company still say of the person, too. */
export function listenForDeclined(events: Events<Context>): void {
  events.on(applicantDeclined, async (context, person) =>
    removeFiles(context, await removeRowsOf(context.db, person)),
  );
}
