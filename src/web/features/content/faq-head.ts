import type { FaqQuestion } from '#contract/content.ts';
import { m } from '#texts/messages.js';
import { pageHead, structuredData } from '#web/features/shell/head.ts';

/** The head of the questions, with the structured data that search engines read. */
export function faqHead(questions: readonly FaqQuestion[]) {
  const head = pageHead({
    title: m.content_faq_meta_title(),
    description: m.content_faq_meta_description(),
    path: '/help-and-faq',
  });
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer_text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer_text },
    })),
  };
  return { ...head, meta: [...head.meta, structuredData(page)] };
}
