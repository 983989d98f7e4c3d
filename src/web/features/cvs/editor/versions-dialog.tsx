import { useQuery } from '@tanstack/react-query';
import type { StoredCv } from '#contract/cvs.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SkeletonText } from '#web/design/data/skeleton.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import './drawers.css';

interface VersionsDrawerProps {
  id: string;
  /** What stands here is saved first, so that it becomes a version itself. */
  save(): Promise<void>;
  onClose(): void;
  onRestored(cv: StoredCv): void;
}

/** What the CV was before, to be put back. */
export function VersionsDrawer({ id, save, onClose, onRestored }: VersionsDrawerProps) {
  const versions = useQuery(query.cvs.versions.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }));
  const { run, isRunning, sentence } = useCall();
  const restore = async (version_id: string) => {
    const put = await run(async () => {
      await save();
      return api.cvs.restore({ id, version_id });
    });
    if (put) onRestored(put.data);
  };
  return (
    <Drawer open title={m.cvs_versions()} onClose={onClose}>
      <p className="field-help cv-lead">{m.cvs_versions_text()}</p>
      {sentence && <Notice tone="no">{sentence}</Notice>}
      <Answered query={versions} skeleton={<SkeletonText lines={5} />}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice>{m.cvs_versions_none()}</Notice>
          ) : (
            <ul className="cv-versions">
              {data.map((version) => (
                <li key={version.id}>
                  <span>
                    <b>{momentText(version.saved_at, getLocale())}</b>
                    <span className="field-help">{version.document.basics.title}</span>
                  </span>
                  <Button size="sm" loading={isRunning} onClick={() => void restore(version.id)}>
                    {m.cvs_version_restore()}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Drawer>
  );
}
