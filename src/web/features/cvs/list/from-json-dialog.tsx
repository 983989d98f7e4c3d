import { useState } from 'react';
import type { CvDocument } from '#domain/cvs/document.ts';
import { importCv, leftOut } from '#domain/cvs/json-resume-file.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button } from '#web/design/button.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { entriesOf } from '#web/features/cvs/editor/document-edits.ts';
import { sectionTitle } from '#web/features/cvs/section-words.ts';
import { FileField } from '#web/forms/file-field.tsx';
import type { FileKind } from '#web/forms/file-kinds.ts';
import { type StoredFile, UploadRefused } from '#web/forms/upload.ts';

interface FromJsonDialogProps {
  onClose(): void;
  onMade(document: CvDocument): Promise<boolean>;
}

interface ReadResume extends StoredFile {
  document: CvDocument;
  leftOut: string[];
}

/** A CV of ours may stand in it twice: as JSON Resume, and as it is. */
const maximumBytes = 2_000_000;

/** A JSON Resume as a file of this device; nothing is sent before it is confirmed. */
const resumeFile: FileKind<ReadResume> = {
  accept: 'application/json,.json',
  rule: m.cvs_json_rule,
  async send(file) {
    if (file.size > maximumBytes) throw new UploadRefused(m.cvs_json_size());
    const found = read(await file.text());
    if (!found) throw new UploadRefused(m.cvs_json_unreadable());
    return { path: '', name: file.name, size: file.size, ...found };
  },
};

function read(text: string): Pick<ReadResume, 'document' | 'leftOut'> | undefined {
  try {
    const resume: unknown = JSON.parse(text);
    return { document: importCv(resume, getLocale()), leftOut: leftOut(resume) };
  } catch {
    // Not JSON, or no resume: the field says so.
    return undefined;
  }
}

/** A CV of another program: what was found in it is shown before it is kept. */
export function FromJsonDialog({ onClose, onMade }: FromJsonDialogProps) {
  const [resume, setResume] = useState<ReadResume>();
  return (
    <Dialog
      open
      title={m.cvs_from_json()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.cvs_cancel()}</Button>
          <Button
            variant="primary"
            disabled={!resume}
            onClick={() => resume && void onMade(resume.document).then((isMade) => isMade && onClose())}
          >
            {m.cvs_json_make()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{m.cvs_from_json_text()}</p>
        <FileField
          kind={resumeFile}
          label={m.cvs_json_choose()}
          current={resume}
          onStored={setResume}
          onRemove={() => setResume(undefined)}
        />
        {resume && <Facts layout="ends" facts={factsOf(resume.document)} />}
        {resume && resume.leftOut.length > 0 && (
          <Notice tone="wait">{m.cvs_json_left_out({ names: resume.leftOut.join(m.common_comma()) })}</Notice>
        )}
      </div>
    </Dialog>
  );
}

function factsOf(document: CvDocument) {
  const counted = document.sections
    .map((section) => ({ section, count: entriesOf(document, section.id).length }))
    .filter(({ count }) => count > 0);
  return [
    [m.cvs_name(), document.basics.name],
    ...counted.map(({ section, count }) => [sectionTitle(section), inDigits(count)] as const),
  ] as const;
}
