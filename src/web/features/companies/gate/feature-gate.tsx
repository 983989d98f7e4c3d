import { m } from '#texts/messages.js';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** What stands in place of the screens of a feature that an administrator switched off. */
export function FeatureGate({ title }: { title: string }) {
  return (
    <EmptyState
      art={<EmptyDocumentsArt />}
      heading="h1"
      title={title}
      actions={
        <PageLink to="/contact-us" className="btn">
          {m.companies_contact_us()}
        </PageLink>
      }
    >
      {m.companies_feature_gate()}
    </EmptyState>
  );
}
