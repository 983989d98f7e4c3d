import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** Which lists nobody edits here, and which one is edited elsewhere. */
export function ReferenceCard() {
  return (
    <Card as="section" pad="md" aria-labelledby="reference" className="stack">
      <h2 id="reference">{m.admin_site_reference()}</h2>
      <p>{m.admin_site_reference_help()}</p>
      <p>
        <PageLink to="/admin-titles">{m.admin_site_reference_titles()}</PageLink>
      </p>
    </Card>
  );
}
