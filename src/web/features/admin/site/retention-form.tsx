import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Retention,
  type RetentionSubject,
  retentionChange,
  retentionPeriods,
  retentionSubjects,
} from '#domain/retention.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

const labels: Record<RetentionSubject, () => string> = {
  inactive_accounts: m.admin_retention_inactive,
  unverified_accounts: m.admin_retention_unverified,
  messages: m.admin_retention_messages,
  declined_documents: m.admin_retention_documents,
  audit_log: m.admin_retention_audit,
};

/** How long what the privacy policy names is kept. */
export function RetentionCard() {
  const periods = useQuery(query.retention.read.queryOptions());
  return (
    <Answered query={periods} skeleton={<SkeletonCard />}>
      {({ data }) => <RetentionForm retention={data} />}
    </Answered>
  );
}

function RetentionForm({ retention }: { retention: Retention }) {
  const cache = useQueryClient();
  const form = useForm({
    values: asTyped(retention),
    check: (values) => bySchema(retentionChange)(asSent(values)),
    send: (values) => api.retention.save(asSent(values)),
    onDone: () => cache.invalidateQueries({ queryKey: query.retention.key() }),
    guards: true,
  });
  return (
    <Card as="section" pad="md" aria-labelledby="retention">
      <Form form={form} className="stack">
        <div>
          <h2 id="retention">{m.admin_retention()}</h2>
          <p className="muted small">{m.admin_retention_help()}</p>
        </div>
        {retentionSubjects.map((subject) => {
          const { unit, least, most } = retentionPeriods[subject];
          return (
            <TextInput
              key={subject}
              {...form.field(subject)}
              label={labels[subject]()}
              description={
                unit === 'days'
                  ? m.admin_retention_days({ least, most })
                  : m.admin_retention_months({ least, most })
              }
              inputMode="numeric"
            />
          );
        })}
        <div className="row">
          <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
            {m.admin_retention_save()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type Typed = Record<RetentionSubject, string>;

function asTyped(retention: Retention): Typed {
  const all = retentionSubjects.map((subject) => [subject, String(retention[subject])]);
  return Object.fromEntries(all);
}

/** What is no number is refused at its field. */
function asSent(typed: Typed): Retention {
  const all = retentionSubjects.map((subject) => [subject, Number(typed[subject].trim() || 'x')]);
  return Object.fromEntries(all);
}
