import type { Reference } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { joined } from '#web/isolation.ts';

const relations: Readonly<Record<string, () => string>> = {
  Manager: m.reference_relation_manager,
  Colleague: m.reference_relation_colleague,
  Client: m.reference_relation_client,
  Teacher: m.reference_relation_teacher,
  Other: m.reference_relation_other,
};

/** Somebody who speaks for the candidate, and how to reach them where that is said. */
export function ReferenceSummary({ reference }: { reference: Reference }) {
  const { name, title, company, relation, email, phone, on_request } = reference;
  const position = joined([title, company], m.common_comma());
  return (
    <div>
      <b dir="auto">{name}</b> <span className="field-help">{relations[relation]?.() ?? relation}</span>
      {position && <p>{position}</p>}
      {email && (
        <p>
          <a dir="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a className="num" dir="ltr" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {on_request && <p className="field-help">{m.candidates_reference_on_request()}</p>}
    </div>
  );
}
