import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { stateText, stateTones } from './import-texts.ts';

/** Earlier imports, each to be looked at and undone. */
export function ImportsList() {
  const { locale } = useSurroundings();
  const imports = useQuery(query.imports.list.queryOptions());
  return (
    <Card as="section" aria-labelledby="imports">
      <div className="company-card-head">
        <h2 id="imports">{m.imports_earlier()}</h2>
      </div>
      <Answered query={imports} skeleton={<Skeleton height="160px" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState small heading="h3" title={m.imports_none()}>
              {m.imports_none_text()}
            </EmptyState>
          ) : (
            <ul className="company-list">
              {data.map(({ id, label, preset, state, imported, refused, created_at, created_by }) => (
                <li key={id}>
                  <Link
                    to="/company-profile-edit/settings/import"
                    search={{ id }}
                    className="company-list-text"
                  >
                    <bdi>{label}</bdi>
                    <span>
                      {[
                        momentText(created_at, locale),
                        created_by,
                        m.imports_imported_number({ number: imported }),
                        m.imports_refused_number({ number: refused }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Link>
                  <StatusBadge tone={stateTones[state]}>{stateText({ state, preset })}</StatusBadge>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  );
}
