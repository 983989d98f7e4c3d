/** A version of a legal document in one language. */
export type LegalText = { title: string; metaDescription: string; markdown: string };
