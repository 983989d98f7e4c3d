import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { FileField } from '#web/forms/file-field.tsx';
import { companyLogo, ownPicture } from '#web/forms/file-kinds.ts';

/** The logo, or the own picture: kept as soon as it is chosen. */
export function PictureCard({
  kind,
  name,
  path,
}: {
  kind: 'avatar' | 'logo';
  name: string;
  path: string | null;
}) {
  const refresh = useRefreshCompany();
  const isLogo = kind === 'logo';
  const label = isLogo ? m.companies_logo() : m.companies_picture();
  const src = path ? `/${path.replace(/^\//, '')}` : null;
  return (
    <Card as="section" pad="md" aria-label={label}>
      <FileField
        kind={isLogo ? companyLogo : ownPicture}
        label={label}
        current={src ? {} : undefined}
        preview={
          isLogo ? (
            <CompanyLogo name={name} src={src} size="lg" eager />
          ) : (
            <Avatar name={name} src={src} size="xl" />
          )
        }
        onStored={() => {
          showToast({ type: 'success', text: m.common_updated_successfully() });
          return refresh();
        }}
        onRemove={async () => {
          await api.companies.update(isLogo ? { extra_data: { logo: null } } : { data: { avatar: null } });
          await refresh();
        }}
      />
    </Card>
  );
}
