import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table } from '#web/design/data/table.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { auditTexts } from './audit-texts.ts';

export interface AuditFilters {
  kind?: string;
  from?: string;
  to?: string;
}

/** Who did what: the latest first, 50 at a time; what and when stand in the address. */
export function AuditScreen({ filters }: { filters: AuditFilters }) {
  const navigate = useNavigate();
  const log = useInfiniteQuery(
    query.audit.list.infiniteOptions({
      input: (before: number | undefined) => ({ ...filters, kind: kindsOf(filters.kind), before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const plans = useQuery(query.plans.all.queryOptions());
  const planNames = new Map(plans.data?.data.map(({ id, name }) => [id, name]));
  const choose = (part: AuditFilters) =>
    void navigate({ to: '/admin-audit', search: { ...filters, ...part }, replace: true });
  return (
    <div className="stack">
      <PageHeader title={m.admin_audit()} lead={m.admin_audit_lead()} />
      <div className="admin-audit-filters">
        <Select
          label={m.admin_audit_what()}
          value={filters.kind ?? ''}
          onChange={(event) => choose({ kind: event.target.value || undefined })}
        >
          <option value="">{m.admin_audit_everything()}</option>
          {deeds().map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
        <DateField
          label={m.admin_audit_from()}
          value={filters.from ?? ''}
          onChange={(event) => choose({ from: event.target.value || undefined })}
        />
        <DateField
          label={m.admin_audit_to()}
          value={filters.to ?? ''}
          onChange={(event) => choose({ to: event.target.value || undefined })}
        />
      </div>
      <Answered query={log} skeleton={<SkeletonCard />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ data }) => data);
          return entries.length === 0 ? (
            <EmptyState
              art={<EmptySearchArt />}
              title={m.admin_none()}
              actions={
                <LinkButton to="/admin-audit" search={{}}>
                  {m.design_filters_clear()}
                </LinkButton>
              }
            >
              {m.admin_audit_none()}
            </EmptyState>
          ) : (
            <>
              <Table
                isSlim
                caption={m.admin_audit()}
                columns={[
                  { key: 'when', label: m.admin_audit_when() },
                  { key: 'who', label: m.admin_audit_who() },
                  { key: 'what', label: m.admin_audit_what() },
                  { key: 'subject', label: m.admin_audit_subject() },
                ]}
              >
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} plans={planNames} />
                ))}
              </Table>
              {log.hasNextPage && (
                <div className="row">
                  <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                    {m.admin_audit_more()}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Answered>
    </div>
  );
}

/** All kinds that are said as this one is. */
function kindsOf(kind: string | undefined) {
  return kind && (deeds().find(({ kinds }) => kinds.includes(kind))?.kinds ?? kind);
}

/** Each thing that can be done once, with all kinds of entries that say it. */
function deeds() {
  const byLabel = Map.groupBy(Object.keys(auditTexts), (kind) => auditTexts[kind]?.() ?? kind);
  return [...byLabel]
    .map(([label, kinds]) => ({ kind: kinds[0] ?? '', kinds, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
