import { type CompanyOpening, openingFacts } from '#contract/job-openings.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { daysOpen } from '#domain/job-openings/job-openings.ts';
import { screeningQuestion, videoQuestion } from '#domain/job-openings/questions.ts';
import { savedOpening } from '#domain/job-openings/saved-opening.ts';
import { pickFields } from '#domain/text/saved.ts';
import { calendarDate } from '#domain/time.ts';
import { presentEligibility } from '#server/modules/job-openings/public/opening.ts';
import type { CompanyActor, MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { procedures } from '#server/platform/procedures.ts';
import type { OpeningRecord } from './queries.ts';
import { removeOpening } from './removal-service.ts';
import { createOpening, duplicateOpening, saveOpening } from './saving-service.ts';
import {
  type CompanyDate,
  type CompanyOpeningRecord,
  dateOf,
  listOwnOpenings,
  type OpeningWithQuestions,
  readOwnOpening,
  shownStatus,
} from './service.ts';
import { extendOpening, setOpeningStatus } from './status-service.ts';

const { jobOpenings } = procedures;

export const jobOpeningsProcedures = jobOpenings.router({
  list: jobOpenings.list.handler(async ({ context, input }) => {
    const { actor } = context;
    const { rows, total, date, counts, slots } = await listOwnOpenings(context, actor, input);
    const abilities = abilitiesOf(actor);
    const data = rows.map(({ opening, screening, video }) => ({
      ...presentFacts(opening, date),
      screening_questions: screening,
      video_questions: video,
      abilities,
    }));
    return { status: 200, data: { total, data, counts, slots, abilities: { create: abilities.edit } } };
  }),
  create: jobOpenings.create.handler(({ context, input }) =>
    respond(context, (actor) => createOpening(context, actor, input)),
  ),
  read: jobOpenings.read.handler(async ({ context, input }) => {
    const { actor } = context;
    const found = await readOwnOpening(context, actor, input.id);
    return { status: 200, data: presentOpening(found, actor, dateOf(context, found.company)) };
  }),
  update: jobOpenings.update.handler(({ context, input }) =>
    respond(context, (actor) => saveOpening(context, actor, input.id, input)),
  ),
  setStatus: jobOpenings.setStatus.handler(({ context, input }) =>
    respond(context, (actor) => setOpeningStatus(context, actor, input.id, input.status)),
  ),
  extend: jobOpenings.extend.handler(({ context, input }) =>
    respond(context, (actor) => extendOpening(context, actor, input.id, input.due_date)),
  ),
  duplicate: jobOpenings.duplicate.handler(({ context, input }) =>
    respond(context, (actor) => duplicateOpening(context, actor, input.id)),
  ),
  remove: jobOpenings.remove.handler(({ context, input }) => remove(context, input)),
  removeByPost: jobOpenings.removeByPost.handler(({ context, input }) => remove(context, input)),
});

async function remove(context: Context<CompanyActor>, input: { id: string; password: string }) {
  await removeOpening(context, input.id, input.password);
  return { status: 200 as const };
}

async function respond(
  context: Context<CompanyActor>,
  work: (actor: CompanyActor) => Promise<CompanyOpeningRecord>,
) {
  const { actor } = context;
  const found = await work(actor);
  return { status: 200 as const, data: presentOpening(found, actor, dateOf(context, found.company)) };
}

/** What a screen shows of an opening on a day in the company's zone. */
function presentFacts(opening: OpeningRecord, { today, zone }: CompanyDate) {
  const dayOf = (moment: Date | null) => moment && calendarDate(moment, zone);
  return {
    ...pickFields(openingFacts, toWire(opening)),
    status: shownStatus(opening, today),
    further_places: opening.furtherPlaces,
    copy_of: opening.copyOf,
    held_reason: opening.heldReason,
    first_published_at: opening.firstPublishedAt?.toISOString() ?? null,
    closed_at: opening.closedAt?.toISOString() ?? null,
    days_open: daysOpen(
      { published: dayOf(opening.firstPublishedAt), closed: dayOf(opening.closedAt), due: opening.dueDate },
      today,
    ),
    created_at: opening.createdAt.toISOString(),
    updated_at: opening.updatedAt.toISOString(),
  };
}

function presentOpening(
  { opening, screening, video }: OpeningWithQuestions,
  actor: MemberActor,
  date: CompanyDate,
): CompanyOpening {
  return {
    ...presentFacts(opening, date),
    stored_status: opening.status,
    ...pickFields(savedOpening, toWire(opening)),
    eligibility: presentEligibility(opening.eligibility),
    screening_questions: screening.map((question) => pickFields(screeningQuestion.shape, toWire(question))),
    video_questions: video.map((question) => pickFields(videoQuestion.shape, toWire(question))),
    version: opening.version,
    questions_locked: opening.applications > 0,
    abilities: abilitiesOf(actor),
  };
}

function abilitiesOf({ memberRole }: MemberActor) {
  return {
    edit: memberMay(memberRole, 'edit_opening'),
    publish: memberMay(memberRole, 'publish'),
    remove: memberMay(memberRole, 'delete_opening'),
  };
}
