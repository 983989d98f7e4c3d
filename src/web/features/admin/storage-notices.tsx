import type { AdminFigures } from '#contract/admin-dashboard.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { sizeLabel } from '#web/forms/file-size.ts';
import { numberText } from '#web/number-text.ts';

/** What whoever runs the site should know of the storage; nothing while all is well. */
export function StorageNotices({ storage }: { storage: AdminFigures['storage'] }) {
  const { files, bytes, goes_from } = storage.set_aside;
  return (
    <>
      {!storage.is_ours && (
        <Notice tone="no" title={m.admin_storage_foreign()}>
          {m.admin_storage_foreign_text()}
        </Notice>
      )}
      {files > 0 && goes_from && (
        <Notice tone="wait">
          {m.admin_storage_aside({
            count: files,
            shown: numberText(files),
            size: sizeLabel(bytes),
            date: dateLabel(goes_from),
          })}
        </Notice>
      )}
    </>
  );
}
