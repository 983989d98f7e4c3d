import { expect, test } from 'vitest';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { productName } from '#domain/product.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { m } from '#texts/any-language.js';
import { ConsentsCard } from './consents-card.tsx';

const details = {
  pool_consent: true,
  whatsapp_consent: false,
  email_consent: false,
} as CandidateDetails;

test('the card of consents names the product that they are given to', async () => {
  const words = wordsOf(await markupOf(<ConsentsCard details={details} />));
  expect(words).toContain(m.candidates_consents_lead({ product: productName }));
  expect(words).toContain(productName);
});

test.each(['en', 'fr'] as const)(
  'the lead of the card says the name, and not "the product": %s',
  (locale) => {
    const lead = m.candidates_consents_lead({ product: productName }, { locale });
    expect(lead).toContain(productName);
    expect(lead).not.toMatch(/the product|le produit/i);
  },
);
