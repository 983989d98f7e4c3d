import { expect, test } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { searchFaq } from '#domain/search-faq.ts';
import { listArticles } from '#server/modules/content/articles/article.ts';
import { send } from '#support/client.ts';
import { aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { listFaq } from './faq.ts';

const server = testServer();
const list = (locale: Locale) => listFaq(server().systemContext('test'), locale);

test('there are about thirty questions in five groups, with unique anchors', async () => {
  const questions = await list('en');
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map(({ group }) => group)).size).toBe(5);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('every language has the same anchors in the same order', async () => {
  const anchors = (await list('en')).map(({ id }) => id);
  for (const locale of locales) expect((await list(locale)).map(({ id }) => id)).toEqual(anchors);
});

test.each(locales)(
  'answers in %s are rendered, and their links lead to pages of the product',
  async (locale) => {
    const articles = await listArticles(server().systemContext('test'), 'en');
    const pages = ['/contact-us', '/jobs-pool', '/plans', ...articles.map((article) => article.path)];
    for (const { answer, answer_text } of await list(locale)) {
      expect(answer).toMatch(/^<p>/);
      expect(answer_text).not.toMatch(/[<>*{]/);
      for (const [, path] of answer.matchAll(/href="([^"]+)"/g)) expect(pages).toContain(path);
    }
  },
);

test('the search does not care about case, accents and the kind of apostrophe', async () => {
  const found = searchFaq(await list('fr'), "DUREE l'ESSAI presentation video").map(({ id }) => id);
  expect(found).toEqual([]);
  expect(searchFaq(await list('fr'), 'PRESENTATION video')[0]?.id).toBe('video-introduction');
  expect(searchFaq(await list('fr'), "l'essai")[0]?.id).toBe('trial');
});

test('every word has to be found, and beginnings of words are enough', async () => {
  expect(searchFaq(await list('en'), 'forg pass')[0]?.id).toBe('forgotten-password');
  expect(searchFaq(await list('en'), 'password submarine')).toEqual([]);
});

test('what stands in the question comes before what stands in the answer', async () => {
  expect(searchFaq(await list('en'), 'passport')[0]?.id).toBe('passport');
});

test('an empty query finds everything, and signs alone count as empty', async () => {
  expect(searchFaq(await list('en'), '  ?! ')).toHaveLength((await list('en')).length);
});

test('D4: a hostile query does not take long', async () => {
  const questions = await list('en');
  const started = performance.now();
  searchFaq(questions, 'a '.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(200);
});

const asked = {
  en: { question: 'May I bring my cat?', answer: 'Ask **first**.' },
  fr: { question: 'Puis-je amener mon chat ?', answer: 'Demandez **d’abord**.' },
  ar: { question: 'هل يمكن إحضار قطتي؟', answer: 'يُسأل **أولًا**.' },
};
const change = (id: string, more: object = {}) => ({
  ...{ id, group: 'account', state: 'published', texts: asked },
  ...more,
});

test('a superadmin adds, moves, changes and withdraws a question, and the page follows', async () => {
  const superadmin = await aSuperadmin(server());
  const call = (method: string, path: string, body: object) =>
    send(server(), method, `/api/questions${path}`, { ...superadmin, body });
  expect((await call('POST', '', change('bring-my-cat'))).status).toBe(200);
  expect((await list('fr')).at(-1)).toMatchObject({ id: 'bring-my-cat', answer_text: 'Demandez d’abord.' });
  expect((await call('POST', '', change('bring-my-cat'))).body.errors.id).toEqual(['This address is taken']);
  await call('POST', '/bring-my-cat/place', { to: 'up' });
  expect((await list('en')).at(-2)?.id).toBe('bring-my-cat');
  const told = { ...asked, en: { ...asked.en, answer: 'Better not.' } };
  expect(
    (await call('PUT', '/bring-my-cat', change('bring-my-cat', { texts: told, version: 1 }))).status,
  ).toBe(200);
  expect((await list('en')).at(-2)?.answer_text).toBe('Better not.');
  const late = await call('PUT', '/bring-my-cat', change('bring-my-cat', { version: 1 }));
  expect(late.status).toBe(409);
  await call('PUT', '/bring-my-cat', change('bring-my-cat', { state: 'withdrawn', version: 2 }));
  expect((await list('en')).map(({ id }) => id)).not.toContain('bring-my-cat');
});

test('a published question speaks every language, a draft need not', async () => {
  const superadmin = await aSuperadmin(server());
  const texts = { ...asked, fr: { question: '', answer: '' } };
  const sendAs = (state: string) =>
    send(server(), 'POST', '/api/questions', {
      ...superadmin,
      body: change('half-said', { state, texts }),
    });
  expect(Object.keys((await sendAs('published')).body.errors).sort()).toEqual([
    'texts.fr.answer',
    'texts.fr.question',
  ]);
  expect((await sendAs('draft')).status).toBe(200);
});
