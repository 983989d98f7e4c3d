import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { archiveMaximumBytes } from '#domain/imports/archives.ts';
import { importMaximumBytes } from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { FileField } from '#web/forms/file-field.tsx';
import type { FileKind } from '#web/forms/file-kinds.ts';
import { type StoredFile, UploadRefused, upload } from '#web/forms/upload.ts';

const tableFile: FileKind<StoredFile> = {
  accept: '.csv,.xlsx,.json,.txt,.tsv,.zip',
  rule: m.imports_file_rule,
  async send(file, options) {
    if (/\.zip$/i.test(file.name)) {
      if (file.size > archiveMaximumBytes) throw new UploadRefused(m.validation_archive_size());
      return upload('/api/imports/cvs', file, options);
    }
    if (file.size > importMaximumBytes) throw new UploadRefused(m.validation_import_size());
    return upload('/api/imports/file', file, options);
  },
};

/** Where a file is chosen or dropped; its import opens as soon as it is read. */
export function FileCard() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Card as="section" aria-labelledby="import-file">
      <div className="company-card-head">
        <div>
          <h2 id="import-file">{m.imports_title()}</h2>
          <p className="field-help">{m.imports_help()}</p>
        </div>
      </div>
      <div className="import-body">
        <FileField
          kind={tableFile}
          label={m.imports_file()}
          onStored={async ({ path: id }) => {
            await queries.invalidateQueries({ queryKey: query.imports.key() });
            await navigate({ to: '/company-profile-edit/settings/import', search: { id } });
          }}
        />
      </div>
    </Card>
  );
}
