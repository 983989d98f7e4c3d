import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { StoredDeclineTemplate } from '#contract/decline-templates.ts';
import { mostDeclineTemplates } from '#domain/companies/decline-templates.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon, PlusIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import '#web/features/admin/admin.css';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { TemplateDialog } from './template-dialog.tsx';

/** The reasons that are given often when a company is declined. */
export function TemplatesScreen() {
  const list = useQuery(query.declineTemplates.list.queryOptions());
  const [edited, setEdited] = useState<StoredDeclineTemplate | 'new'>();
  const isFull = (list.data?.data.length ?? 0) >= mostDeclineTemplates;
  return (
    <div className="stack">
      <PageHeader
        above={
          <Link to="/admin-dashboard" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.admin_companies()}
          </Link>
        }
        title={m.admin_templates()}
        lead={m.admin_templates_lead()}
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon size="sm" />}
            disabled={isFull}
            onClick={() => setEdited('new')}
          >
            {m.admin_template_new()}
          </Button>
        }
      />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState art={<EmptyDocumentsArt />} title={m.admin_templates_none()}>
              {m.admin_templates_none_text()}
            </EmptyState>
          ) : (
            <ul className="stack admin-list">
              {data.map((template) => (
                <TemplateItem key={template.id} template={template} onEdit={() => setEdited(template)} />
              ))}
            </ul>
          )
        }
      </Answered>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function TemplateItem({ template, onEdit }: { template: StoredDeclineTemplate; onEdit: () => void }) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning } = useCall();
  const { id, texts } = template;
  const { name, text } = texts[locale];
  const remove = async () => {
    await run(() => api.declineTemplates.remove({ id }));
    await cache.invalidateQueries({ queryKey: query.declineTemplates.key() });
  };
  return (
    <li className="card admin-message">
      <h2>{name}</h2>
      <p className="admin-text" dir="auto">
        {text}
      </p>
      <div className="row">
        <Button size="sm" aria-label={m.admin_template_edit_named({ name })} onClick={onEdit}>
          {m.admin_question_edit()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          loading={isRunning}
          aria-label={m.admin_template_remove_named({ name })}
          onClick={() => void remove()}
        >
          {m.admin_template_remove()}
        </Button>
      </div>
    </li>
  );
}
