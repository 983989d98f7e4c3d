import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** Whom the company hears from: what goes along from the profile. */
export interface ApplyPerson {
  name: string;
  email: string;
  phone: string;
  cv: { name: string } | null;
  /** The CVs of the builder, the last one changed first. */
  builtCvs: readonly { id: string; name: string }[];
}

export function PersonCard({ person }: { person: ApplyPerson }) {
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="apply-person">
      <h2 id="apply-person">{m.applications_apply_person()}</h2>
      <p>
        <bdi>{person.name}</bdi> · <Ltr>{person.email}</Ltr> · <Ltr className="num">{person.phone}</Ltr>
      </p>
      <p className="small">
        <PageLink to="/profile#contact">{m.applications_apply_person_change()}</PageLink>
      </p>
    </Card>
  );
}
