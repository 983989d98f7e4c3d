import type { Recommendation } from '#domain/interviews/recommendations.ts';
import { m } from '#texts/messages.js';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';

/** A recommendation in a word; no is no refusal of anything, so it is not red. */
export function RecommendationBadge({ value }: { value: Recommendation }) {
  return <StatusBadge tone={tones[value]}>{recommendationTexts[value]()}</StatusBadge>;
}

export const recommendationTexts: Record<Recommendation, () => string> = {
  'strong yes': m.interviews_recommendation_strong_yes,
  yes: m.interviews_recommendation_yes,
  no: m.interviews_recommendation_no,
  'strong no': m.interviews_recommendation_strong_no,
};

const tones: Record<Recommendation, Tone> = {
  'strong yes': 'ok',
  yes: 'ok',
  no: 'wait',
  'strong no': 'wait',
};
