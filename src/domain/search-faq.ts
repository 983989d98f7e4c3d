// More than anybody types; it bounds the work of one search.
const longestQuery = 200;

type Searchable = { question: string; answer_text: string };

/**
 * The questions that hold every word of the query, as beginnings of words, without regard to case and accents.
 * Those that hold them in the question itself come first; an empty query finds all.
 */
export function searchFaq<Question extends Searchable>(
  questions: readonly Question[],
  query: string,
): Question[] {
  const wanted = wordsOf(query.slice(0, longestQuery));
  if (wanted.length === 0) return [...questions];
  const scored = questions.map((question) => ({ question, score: scoreOf(question, wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question);
}

/** Words in small letters without accents, ligatures or elisions: `L’œuvre` is `l oeuvre`. */
export function wordsOf(text: string): string[] {
  const folded = text
    .slice(0, 10_000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function scoreOf({ question, answer_text }: Searchable, wanted: readonly string[]): number {
  const title = wordsOf(question);
  const answer = wordsOf(answer_text);
  const found = wanted.map((word) => {
    if (title.some((candidate) => candidate.startsWith(word))) return 2;
    return answer.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
  });
  return found.every((points) => points > 0) ? found.reduce((sum: number, points) => sum + points, 0) : 0;
}
