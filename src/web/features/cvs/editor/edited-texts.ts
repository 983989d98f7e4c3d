import type { CvDocument } from '#domain/cvs/document.ts';
import { headingId } from '#web/features/cvs/section-words.ts';
import { entriesOf } from './document-edits.ts';

/** What of the page is being edited: a text, and how many equal ones are printed before it. */
interface EditedText {
  text: string;
  before: number;
}

/** The title of the open entry; of the heading, that of the person. */
export function editedText(
  document: CvDocument,
  section: string,
  entry: string | undefined,
): EditedText | undefined {
  const own = document.basics.title;
  if (section === headingId) return own ? { text: own, before: 0 } : undefined;
  const titles = entriesOf(document, section).map((row) => ({ id: row.id, text: titleOf(row) }));
  const at = titles.findIndex(({ id }) => id === entry);
  const text = titles[at]?.text ?? '';
  if (!text) return undefined;
  const equal = titles.slice(0, at).filter((other) => other.text === text).length;
  return { text, before: equal + (own === text ? 1 : 0) };
}

function titleOf(entry: object): string {
  const fields: Record<string, unknown> = { ...entry };
  const names = ['position', 'degree', 'institution', 'name'];
  const found = names.map((name) => fields[name]).find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}
