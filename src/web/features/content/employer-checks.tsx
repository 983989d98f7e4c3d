import type { ReviewCheck } from '#domain/companies/review.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import {
  BuildingIcon,
  CalendarIcon,
  DocumentIcon,
  DocumentsIcon,
  PersonIcon,
} from '#web/design/icons/subject-icons.tsx';

/** Every check of a company's documents, in the order of the review, with the word that it ends in. */
export function EmployerChecks() {
  return (
    <ol className="card employer-checks">
      {Object.entries(checks()).map(([key, { Mark, title, text, word }]) => (
        <li key={key}>
          <span className="employer-check-mark">
            <Mark />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <StatusBadge tone="ok">{word}</StatusBadge>
        </li>
      ))}
    </ol>
  );
}

function checks() {
  return {
    name: {
      Mark: BuildingIcon,
      title: m.content_check_name(),
      text: m.content_check_name_text(),
      word: m.content_check_same(),
    },
    cr_number: {
      Mark: DocumentIcon,
      title: m.content_check_number(),
      text: m.content_check_number_text(),
      word: m.content_check_same(),
    },
    cr_expiry: {
      Mark: CalendarIcon,
      title: m.content_check_expiry(),
      text: m.content_check_expiry_text(),
      word: m.content_check_valid(),
    },
    representative: {
      Mark: PersonIcon,
      title: m.content_check_person(),
      text: m.content_check_person_text(),
      word: m.content_check_fits(),
    },
    trade_license: {
      Mark: DocumentsIcon,
      title: m.content_check_license(),
      text: m.content_check_license_text(),
      word: m.content_check_valid(),
    },
  } satisfies Record<ReviewCheck, unknown>;
}
