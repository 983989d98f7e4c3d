import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { answerRequest, listReceived } from './requests/answer-service.ts';
import { inviteCandidate, readStanding, requestProfileUpdate, shareProfile } from './requests/service.ts';
import { exportPool } from './search/export-service.ts';
import { comparePool, countPool, findEmployers, listOpenings, searchPool } from './search/service.ts';
import { changeSearch, forgetSearch, listSearches, saveSearch } from './searches/service.ts';

const { talentPool } = procedures;

export const talentPoolProcedures = talentPool.router({
  search: talentPool.search.handler(async ({ context, input }) => ({
    status: 200,
    data: await searchPool(context, input),
  })),
  counts: talentPool.counts.handler(async ({ context, input }) => ({
    status: 200,
    data: await countPool(context, input),
  })),
  employers: talentPool.employers.handler(async ({ context, input }) => ({
    status: 200,
    data: await findEmployers(context, input.name),
  })),
  openings: talentPool.openings.handler(async ({ context }) => ({
    status: 200,
    data: await listOpenings(context),
  })),
  compare: talentPool.compare.handler(async ({ context, input }) => ({
    status: 200,
    data: await comparePool(context, input),
  })),
  standing: talentPool.standing.handler(async ({ context, input }) => ({
    status: 200,
    data: await readStanding(context, input.id),
  })),
  invite: talentPool.invite.handler(async ({ context, input }) => ({
    ...done,
    data: await inviteCandidate(context, input),
  })),
  requestUpdate: talentPool.requestUpdate.handler(async ({ context, input }) => ({
    ...done,
    data: await requestProfileUpdate(context, input),
  })),
  share: talentPool.share.handler(async ({ context, input }) => {
    await shareProfile(context, input);
    return done;
  }),
  requests: talentPool.requests.handler(async ({ context }) => ({
    status: 200,
    data: await listReceived(context),
  })),
  answer: talentPool.answer.handler(async ({ context, input }) => ({
    ...done,
    data: await answerRequest(context, input),
  })),
  exportCandidates: talentPool.exportCandidates.handler(({ context, input }) => exportPool(context, input)),
  searches: talentPool.searches.handler(async ({ context }) => ({
    status: 200,
    data: await listSearches(context),
  })),
  saveSearch: talentPool.saveSearch.handler(async ({ context, input }) => ({
    ...done,
    data: await saveSearch(context, input),
  })),
  changeSearch: talentPool.changeSearch.handler(async ({ context, input }) => ({
    ...done,
    data: await changeSearch(context, input),
  })),
  deleteSearch: talentPool.deleteSearch.handler(async ({ context, input }) => ({
    ...done,
    data: await forgetSearch(context, input.id),
  })),
});
