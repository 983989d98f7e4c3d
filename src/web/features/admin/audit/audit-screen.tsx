import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AuditEntryShown } from '#contract/audit.ts';
import { formatTag } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table, TableCell } from '#web/design/data/table.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
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
      input: (before: number | undefined) => ({ ...filters, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
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
          {kinds().map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
        <TextInput
          type="date"
          label={m.admin_audit_from()}
          value={filters.from ?? ''}
          onChange={(event) => choose({ from: event.target.value || undefined })}
        />
        <TextInput
          type="date"
          label={m.admin_audit_to()}
          value={filters.to ?? ''}
          onChange={(event) => choose({ to: event.target.value || undefined })}
        />
      </div>
      <Answered query={log} skeleton={<SkeletonCard />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ data }) => data);
          return entries.length === 0 ? (
            <EmptyState art={<EmptySearchArt />} title={m.admin_none()}>
              {m.admin_audit_none()}
            </EmptyState>
          ) : (
            <>
              <Table
                caption={m.admin_audit()}
                columns={[
                  { key: 'when', label: m.admin_audit_when() },
                  { key: 'who', label: m.admin_audit_who() },
                  { key: 'what', label: m.admin_audit_what() },
                  { key: 'subject', label: m.admin_audit_subject() },
                ]}
              >
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
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

const roleTexts: Partial<Record<string, () => string>> = {
  candidate: m.reference_role_candidate,
  company: m.reference_role_company,
  admin: m.reference_role_admin,
  superadmin: m.reference_role_superadmin,
};

function Entry({ entry }: { entry: AuditEntryShown }) {
  const { locale } = useSurroundings();
  const { kind, subject, facts, actor_name, actor_role, created_at } = entry;
  const moment = new Date(created_at).toLocaleString(formatTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const said = Object.entries(facts).map(([name, value]) => `${name}: ${String(value)}`);
  return (
    <tr>
      <TableCell>
        <time dateTime={created_at} className="num small">
          {moment}
        </time>
      </TableCell>
      <TableCell kind="wide">
        <span className="table-name">
          {actor_name || m.admin_lift_gone()}
          <span className="muted xs">{roleTexts[actor_role]?.() ?? actor_role}</span>
        </span>
      </TableCell>
      <TableCell kind="wide">{(auditTexts[kind] ?? m.admin_audit_own)()}</TableCell>
      <TableCell kind="wide">
        <span className="small admin-text">{[subject, ...said].filter(Boolean).join(' · ')}</span>
      </TableCell>
    </tr>
  );
}

/** Each kind once, by its text. */
function kinds() {
  return Object.entries(auditTexts)
    .map(([kind, label]) => ({ kind, label: label() }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
