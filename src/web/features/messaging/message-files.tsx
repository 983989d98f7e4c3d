import { useState } from 'react';
import type { Attachment } from '#contract/message-responses.ts';
import { m } from '#texts/messages.js';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { DocumentIcon } from '#web/design/icons/subject-icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { CvPages } from '#web/features/applications/review/cv-pages.tsx';
import { sizeLabel } from '#web/forms/file-size.ts';
import './message-files.css';

/** What went along with a message: each shown in place on demand, and downloaded. */
export function MessageFiles({ files }: { files: readonly Attachment[] }) {
  const [shown, setShown] = useState<Attachment>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className="message-files">
        {files.map((file) => (
          <li key={file.path}>
            <button type="button" className="message-file" onClick={() => setShown(file)}>
              {isPicture(file) ? <img src={`/api/${file.path}`} alt="" loading="lazy" /> : <DocumentIcon />}
              <span className="message-file-text">
                <b title={file.name}>
                  <bdi>{file.name}</bdi>
                </b>
                <span className="muted small num">{sizeLabel(file.size)}</span>
              </span>
              <span className="sr">{m.messages_file_show()}</span>
            </button>
            <Download file={file} />
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.name ?? ''}
        size="lg"
        actions={
          shown && (
            <ButtonAnchor
              href={`/api/${shown.path}`}
              download={shown.name}
              aria-label={m.messages_file_download({ name: shown.name })}
              icon={<DownloadIcon size="sm" />}
            >
              {m.messages_download()}
            </ButtonAnchor>
          )
        }
      >
        {shown &&
          (isPicture(shown) ? (
            <img className="message-picture" src={`/api/${shown.path}`} alt={shown.name} />
          ) : (
            <CvPages
              path={shown.path}
              fallback={
                <Loading>
                  <SkeletonText lines={8} />
                </Loading>
              }
            />
          ))}
      </Dialog>
    </>
  );
}

function Download({ file }: { file: Attachment }) {
  return (
    <a
      className="btn btn-icon btn-quiet"
      href={`/api/${file.path}`}
      download={file.name}
      aria-label={m.messages_file_download({ name: file.name })}
      title={m.messages_file_download({ name: file.name })}
    >
      <DownloadIcon />
    </a>
  );
}

function isPicture({ type }: Attachment): boolean {
  return type.startsWith('image/');
}
