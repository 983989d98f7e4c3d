import { applicationStatuses, applicationsShown, mailsCandidate } from '#domain/applications/applications.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { readerOf } from '#server/modules/applications/list/matching.ts';
import { countByStatus } from '#server/modules/applications/list/queries.ts';
import { listAbilities, presentReceived } from '#server/modules/applications/list/service.ts';
import { selectMailSwitches } from '#server/modules/applications/review/queries.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn } from '#server/platform/scope.ts';
import { selectFirstOfEach } from './queries.ts';

/** The list by status: of each column the first page, how many the filters let through and how many there are. */
export async function readBoard({ db, actor, locale }: Context<MemberActor>, given: ApplicationFilters) {
  const reader = readerOf(actor);
  const { status: _every, page: _first, show = applicationsShown, ...filters } = given;
  const rows = await selectFirstOfEach(db, reader, filters, show);
  const filtered = await countByStatus(db, reader, filters);
  const { job_id } = filters;
  const isNarrowed = Object.keys(filters).some((name) => !['job_id', 'sort'].includes(name));
  const totals = isNarrowed ? await countByStatus(db, reader, { job_id }) : filtered;
  const switches = await selectMailSwitches(db, employerIn(reader.scope));
  return {
    columns: applicationStatuses.map((status) => ({
      status,
      total: totals[status] ?? 0,
      filtered: filtered[status] ?? 0,
      mails: mailsCandidate(status, switches),
      data: rows
        .filter((row) => row.status === status)
        .map((row) => presentReceived(row, reader.scope, locale)),
    })),
    withdrawn: filtered.Withdrawn ?? 0,
    abilities: listAbilities(actor),
  };
}
