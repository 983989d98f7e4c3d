import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { StageIcon, stageFill } from '#web/application-stages.tsx';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { type Share, ShareTable } from './share-table.tsx';
import './figures.css';

/** Every application by its status of today. */
export function StatusToday() {
  return (
    <Today
      title={m.applications_figures_status()}
      lead={m.applications_figures_today()}
      nameHeading={m.applications_column_status()}
      shape="tall"
      sharesOf={({ by_status }) =>
        storedApplicationStatuses.map((status) => ({
          key: status,
          label: statusText(status),
          fill: stageFill(status),
          icon: <StageIcon stage={status} />,
          total: by_status[status] ?? 0,
          shown: (
            <Link to="/job_application/list" search={{ status: [status] }}>
              {inDigits(by_status[status] ?? 0)}
            </Link>
          ),
        }))
      }
    />
  );
}

/** Open applications by how long they wait. */
export function AgeToday() {
  return (
    <Today
      title={m.applications_figures_age()}
      lead={m.applications_figures_age_lead()}
      nameHeading={m.applications_figures_age()}
      sharesOf={({ by_age }) =>
        by_age.map(({ from, to, total }) => ({
          key: String(from),
          label:
            to === null
              ? m.applications_figures_more_days({ from: from - 1 })
              : m.applications_figures_days_range({ from, to }),
          total,
        }))
      }
    />
  );
}

/** Every application by where it came from. */
export function SourcesToday() {
  return (
    <Today
      title={m.applications_figures_source()}
      lead={m.applications_figures_today()}
      nameHeading={m.applications_figures_source()}
      sharesOf={({ by_source }) =>
        by_source.map(({ source, total }) => ({
          key: source,
          label: sourceText(source),
          total,
          shown: (
            <Link to="/job_application/list" search={{ source }}>
              {inDigits(total)}
            </Link>
          ),
        }))
      }
    />
  );
}

type Figures = Awaited<ReturnType<typeof import('#web/api.ts').api.applications.figures>>['data'];

function Today({
  title,
  lead,
  nameHeading,
  shape,
  sharesOf,
}: {
  title: string;
  lead: string;
  nameHeading: string;
  shape?: 'tall';
  sharesOf: (figures: Figures) => Share[];
}): ReactNode {
  const figures = useQuery(query.applications.figures.queryOptions());
  return (
    <Card as="section" pad="lg" className={shape ? `stack figure-${shape}` : 'stack'}>
      <div>
        <h2>{title}</h2>
        <p className="muted small">{lead}</p>
      </div>
      <Answered query={figures} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <ShareTable
            caption={title}
            nameHeading={nameHeading}
            valueHeading={m.applications_title()}
            shares={sharesOf(data)}
          />
        )}
      </Answered>
    </Card>
  );
}
