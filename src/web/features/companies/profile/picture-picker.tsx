import { useId, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Avatar } from '../../../design/avatar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { CompanyLogo } from '../../../design/company-logo.tsx';
import { FieldError } from '../../../design/field.tsx';
import { notify } from '../../../design/notify.ts';
import { callFailure } from '../../identity/call-failure.ts';
import { UploadRefused, uploadAvatar, uploadLogo } from '../upload-file.ts';
import { useRefreshCompany } from '../use-company.ts';

/** The logo, or the own picture: kept as soon as it is chosen, at most 3 MB. */
export function PicturePicker({
  kind,
  name,
  path,
}: {
  kind: 'avatar' | 'logo';
  name: string;
  path: string | null;
}) {
  const id = useId();
  const refresh = useRefreshCompany();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const src = path ? `/${path.replace(/^\//, '')}` : null;
  const work = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      await deed();
      await refresh();
    } catch (refused) {
      setError(refused instanceof UploadRefused ? refused.message : callFailure(refused).message);
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File) =>
    work(async () => {
      await (kind === 'logo' ? uploadLogo(file) : uploadAvatar(file));
      notify({ type: 'success', text: m.common_updated_successfully() });
    });
  const remove = () =>
    work(() =>
      api.companies.update(kind === 'logo' ? { extra_data: { logo: null } } : { data: { avatar: null } }),
    );
  return (
    <Card
      as="section"
      pad="md"
      className="paper"
      aria-label={kind === 'logo' ? m.companies_logo() : m.companies_picture()}
    >
      <label className="field-label" htmlFor={id}>
        {kind === 'logo' ? m.companies_logo() : m.companies_picture()}
      </label>
      <div className="company-logo-row">
        {kind === 'logo' ? (
          <CompanyLogo name={name} src={src} size="lg" eager />
        ) : (
          <Avatar name={name} src={src} size="xl" />
        )}
        <span className="paper-pick btn btn-sm" aria-busy={isBusy}>
          {src ? m.companies_paper_replace() : m.companies_logo_pick()}
          <input
            id={id}
            type="file"
            disabled={isBusy}
            accept="image/png,image/jpeg,image/webp"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void take(file);
              event.target.value = '';
            }}
          />
        </span>
        {src && (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            {m.companies_remove()}
          </Button>
        )}
        <span className="field-help" id={`${id}-help`}>
          {m.companies_logo_help()}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Card>
  );
}
