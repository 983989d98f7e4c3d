import type { APIRequestContext } from '@playwright/test';
import type { Viewer } from './viewers.ts';

/** The calls, made by somebody. */
export type Caller = (viewer: Viewer) => Promise<APIRequestContext>;

/** Finds the row that a screen shows. */
export type FindId = (as: Caller) => Promise<string>;

interface Row {
  id: string;
  status: string;
  company?: { id?: string };
}

/** The first that a list call answers to the viewer who is asked for. */
export function idOf(viewer: Viewer, call: string, pick: (row: Row) => string | false | undefined): FindId {
  return async (as) => {
    const answer = await (await as(viewer)).get(call);
    const { data }: { data: { data: Row[] } } = await answer.json();
    const id = data.data.map(pick).find(Boolean);
    if (!id) throw new Error(`${call} answers the ${viewer} no row for this screen`);
    return id;
  };
}

/** The link of the demo candidate's profile, which is published for it. */
export const publishedProfile: FindId = async (as) => {
  const candidate = await as('candidate');
  const { origin } = new URL((await candidate.get('/readyz')).url());
  const answer = await candidate.put('/api/candidate-visibility', {
    data: { is_published: true },
    headers: { origin },
  });
  return (await answer.json()).data.share_id;
};

/** The latest interview that somebody had or has with the demo candidate. */
export const ownInterview: FindId = async (as) => {
  const answer = await (await as('candidate')).get('/api/own_interview');
  const { data }: { data: { upcoming: Row[]; past: Row[] } } = await answer.json();
  const [first] = [...data.upcoming, ...data.past];
  if (!first) throw new Error('The demo candidate has no interview');
  return first.id;
};

/** Where the administrator reads what was refused, once something was: writes of a foreign page, a body too large. */
export const refusedRequests: FindId = async (as) => {
  const visitor = await as('visitor');
  const { origin } = new URL((await visitor.get('/readyz')).url());
  const post = (from: string, text: string) =>
    visitor.post('/api/contact-message', { headers: { origin: from }, data: { message: text } });
  for (let count = 0; count < 3; count += 1) await post('https://foreign.example', 'Hello');
  await post(origin, 'x'.repeat(300_000));
  return 'refused';
};
