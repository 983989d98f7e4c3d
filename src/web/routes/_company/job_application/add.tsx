import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AddScreen } from '#web/features/applications/by-hand/add-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_application/add')({
  validateSearch: (search): { job_id?: string } => ({ job_id: one(search.job_id) }),
  head: () => ({ meta: [{ title: `${m.additions_title()} · ${m.product_name()}` }] }),
  component: Add,
});

function Add() {
  return <AddScreen jobId={Route.useSearch().job_id} />;
}
