import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CvEditorScreen } from '#web/features/cvs/editor/editor-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_candidate/cv-builder_/editor/$id')({
  staticData: { fillsArea: true },
  validateSearch: (search): { opening?: string | undefined } => ({ opening: one(search.opening) }),
  head: () => ({ meta: [{ title: `${m.area_cv_builder()} · ${m.product_name()}` }] }),
  component: Editor,
});

function Editor() {
  const { id } = Route.useParams();
  return <CvEditorScreen id={id} opening={Route.useSearch().opening} />;
}
