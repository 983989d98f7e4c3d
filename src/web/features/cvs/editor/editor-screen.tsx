import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { CvEditorView } from './cv-editor-view.tsx';
import './editor.css';

/** A CV: its words at one side, the page as it prints at the other. */
export function CvEditorScreen({ id, opening }: { id: string; opening: string | undefined }) {
  // What is typed is newer than anything that is read again.
  const cv = useQuery(
    query.cvs.read.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  );
  return (
    <Answered query={cv} skeleton={<EditorSkeleton />}>
      {({ data }) => (
        <CvEditorView
          key={`${data.id} ${data.version}`}
          stored={data}
          opening={opening}
          onReplaced={() => void cv.refetch()}
        />
      )}
    </Answered>
  );
}

function EditorSkeleton() {
  return (
    <div className="cv-editor-skeleton">
      <SkeletonText lines={8} />
      <Skeleton height={480} />
    </div>
  );
}
