import { answersTheQuestions, type IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { filePath, releaseFile } from '#server/modules/files/service.ts';
import { claimVideo } from '#server/modules/files/video/service.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseField } from '#server/platform/refusal.ts';
import { videoIntroductionChanged } from './events.ts';
import { listVideos, replaceVideos, type VideoRow } from './queries.ts';

/**
 * Keeps the three videos of a candidate in place of earlier ones, which are removed at once. A video that stays
 * is sent again with its path; a new one carries the path that its upload answered.
 */
export async function saveVideoIntroduction(
  context: Context,
  candidateId: string,
  answers: readonly IntroductionAnswer[],
  field = 'video_cv',
): Promise<void> {
  if (!answersTheQuestions(answers)) throw refuseField(field, 'validation_videos_required');
  const before = await listVideos(context.db, candidateId);
  const rows = [];
  for (const [position, answer] of answers.entries())
    rows.push({
      candidateId,
      position,
      ...(await claimAnswer(context, { ownerId: candidateId, field }, answer, position)),
    });
  await replaceVideos(context.db, candidateId, rows);
  const kept = new Set(rows.flatMap((row) => [row.fileId, row.posterFileId]));
  for (const id of filesOf(before)) if (!kept.has(id)) await releaseFile(context, id);
  await context.events.publish(context, videoIntroductionChanged, { candidateId });
}

export async function removeVideoIntroduction(context: Context, candidateId: string): Promise<void> {
  const before = await listVideos(context.db, candidateId);
  await replaceVideos(context.db, candidateId, []);
  for (const id of filesOf(before)) await releaseFile(context, id);
  await context.events.publish(context, videoIntroductionChanged, { candidateId });
}

/** The videos of a candidate as the wire shows them; `share` is the share id that lets a visitor read the files. */
export async function listVideoIntroduction(context: Context, candidateId: string, share?: string) {
  const rows = await listVideos(context.db, candidateId);
  const query = share ? `?share=${share}` : '';
  return rows.map((row) => ({
    id: row.questionId,
    question: presetVideoQuestions.find(({ id }) => id === row.questionId)?.question[context.locale] ?? '',
    video_question: `${filePath(row.fileId)}${query}`,
    poster: row.posterFileId && `${filePath(row.posterFileId)}${query}`,
    captions: row.captions,
    seconds: row.seconds,
    type: row.contentType,
  }));
}

async function claimAnswer(
  context: Context,
  claim: { ownerId: string; field: string },
  answer: IntroductionAnswer,
  position: number,
) {
  const { fileId, posterFileId } = await claimVideo(context, {
    path: answer.video_question,
    poster: answer.poster,
    ...claim,
  });
  // The first video answers the fixed question, whether or not a client names it.
  const questionId = answer.id || (position === 0 ? (presetVideoQuestions[0]?.id ?? '') : '');
  return { questionId, fileId, posterFileId, captions: answer.captions };
}

function filesOf(rows: readonly VideoRow[]): string[] {
  return rows.flatMap((row) => [row.fileId, ...(row.posterFileId ? [row.posterFileId] : [])]);
}
