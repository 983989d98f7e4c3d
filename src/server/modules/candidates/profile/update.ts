import { addedWithoutLocation } from '#domain/candidates/added-experiences.ts';
import type { ExperienceEntry } from '#domain/candidates/experience.ts';
import type { CandidateUpdate } from '#domain/candidates/profile.ts';
import { parsePhone, phoneRefusal } from '#domain/phones.ts';
import { calendarDate } from '#domain/time.ts';
import { candidateChanged } from '#server/modules/candidates/events.ts';
import { requireOwn } from '#server/modules/candidates/own.ts';
import { type Candidate, lockCandidate, updateCandidate } from '#server/modules/candidates/queries.ts';
import { openPhone, sealedOf } from '#server/modules/candidates/sealed.ts';
import { changedConsents, recordConsents } from '#server/modules/candidates/settings/consents.ts';
import {
  removeVideoIntroduction,
  saveVideoIntroduction,
} from '#server/modules/candidates/video-introduction/service.ts';
import { applyEmailChange, prepareEmailChange } from '#server/modules/identity/emails-service.ts';
import { renameAccount } from '#server/modules/identity/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { detailColumns, eligibilityColumn } from './columns.ts';
import { changedFiles } from './files.ts';
import { refreshStrength } from './strength.ts';

export interface ProfileUpdate extends CandidateUpdate {
  /** `1` and the own id mean the caller; anybody else's answers 404. */
  id: string;
  user_id?: string | null;
}

/**
 * Saves any part of the own profile in one transaction. A version older than the stored one is refused (X4), the
 * strength is computed anew, and a changed email goes the way of identity: password, letters, end of every session.
 */
export async function updateProfile(
  context: Context<CandidateActor>,
  input: ProfileUpdate,
): Promise<{ isEmailChanged: boolean }> {
  const candidateId = requireOwn(context, input.id, input.user_id);
  const { email, password } = input;
  const emailChange =
    email === undefined ? undefined : await prepareEmailChange(context, { email, password });
  await context.inTransaction(async (inner) => {
    const current = await lockCandidate(inner.db, candidateId);
    if (!current) throw new Refusal('NOT_FOUND');
    if (input.version !== undefined && input.version !== current.version) throw new Refusal('CONFLICT');
    await saveChanges(inner, current, input);
    if (emailChange) await applyEmailChange(inner, emailChange);
  });
  return { isEmailChanged: emailChange !== undefined };
}

async function saveChanges(context: Context, current: Candidate, input: ProfileUpdate): Promise<void> {
  const now = context.clock.now();
  const { accountId } = current;
  requireLocations(input.experiences ?? [], current.experiences);
  const consents = changedConsents(current, input);
  const files = await changedFiles(context, current, input);
  await updateCandidate(context.db, accountId, now, {
    ...detailColumns(input, calendarDate(now)),
    ...eligibilityColumn(current, input),
    ...sealedOf(context.config, accountId, { dateOfBirth: input.date_of_birth }),
    ...phoneColumns(context, current, input),
    ...consents.columns,
    ...files.columns,
  });
  await files.letGo();
  await renameAccount(context, accountId, {
    name: input.name,
    nameAr: input.name_ar === null ? '' : input.name_ar,
  });
  if (input.video_cv?.length === 0) await removeVideoIntroduction(context, accountId);
  else if (input.video_cv) await saveVideoIntroduction(context, accountId, input.video_cv);
  await recordConsents(context, accountId, consents.words);
  await refreshStrength(context, accountId);
  await context.events.publish(context, candidateChanged, { candidateId: accountId });
}

/** An experience that is added names its place. */
export function requireLocations(
  experiences: readonly ExperienceEntry[],
  stored: readonly ExperienceEntry[],
): void {
  const places = addedWithoutLocation(experiences, stored);
  if (places.length === 0) return;
  const text = 'validation_required_fields';
  const fields = places.map((place) => [`experiences.${place}.company_location`, [{ text }]]);
  throw new Refusal('VALIDATION_FAILED', { fields: Object.fromEntries(fields) });
}

function phoneColumns({ config }: Context, current: Candidate, { dial_code, phone }: ProfileUpdate) {
  if (dial_code === undefined && phone === undefined) return {};
  const code = dial_code ?? current.dialCode;
  const parsed = parsePhone(code, phone ?? openPhone(config, current.accountId, current));
  if (!parsed) {
    const phone = phoneRefusal.map((text) => ({ text, params: { dial_code: code } }));
    throw new Refusal('VALIDATION_FAILED', { fields: { phone } });
  }
  return {
    dialCode: parsed.dial_code,
    ...sealedOf(config, current.accountId, { phone: parsed.phone }),
  };
}
