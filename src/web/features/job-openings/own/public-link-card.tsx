import type { CompanyOpening } from '#contract/job-openings.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { Button, IconAnchor, IconButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CopyIcon, LockIcon, WorldIcon } from '#web/design/icons/icons.tsx';
import { LinkedInIcon, WhatsAppIcon } from '#web/design/icons/social-icons.tsx';
import { QrCodeIcon } from '#web/design/icons/subject-icons.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { copyPublicLink, publicLink } from './public-link.ts';

/** The public address of an opening, and the ways to share it; each carries where it was put. */
export function PublicLinkCard({ opening, isMain }: { opening: CompanyOpening; isMain: boolean }) {
  const { title, status } = opening;
  const address = `${window.location.host}${openingPath(opening)}`;
  if (status !== 'Active') {
    return (
      <Card className="opening-link opening-link-closed">
        <LockIcon />
        <p>
          <b>{m.job_openings_own_link_closed()}</b>
          <span>
            <Ltr>{address}</Ltr>
          </span>
        </p>
      </Card>
    );
  }
  const message = `${title} ${publicLink(opening, 'whatsapp')}`;
  return (
    <Card as="section" className="opening-link" aria-label={m.job_openings_own_link()}>
      <WorldIcon />
      <p>
        <span>{m.job_openings_own_link_open()}</span>
        <b>
          <Ltr>{address}</Ltr>
        </b>
      </p>
      <div className="opening-link-acts">
        <Button
          variant={isMain ? 'primary' : 'default'}
          icon={<CopyIcon size="sm" />}
          onClick={() => void copyPublicLink(opening)}
        >
          {m.job_openings_own_copy_link()}
        </Button>
        <IconAnchor
          label={m.job_openings_own_share_whatsapp()}
          icon={<WhatsAppIcon />}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        />
        <IconAnchor
          label={m.job_openings_own_share_linkedin()}
          icon={<LinkedInIcon />}
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(publicLink(opening, 'linkedin'))}`}
          target="_blank"
          rel="noopener"
        />
        <IconButton
          label={m.job_openings_own_qr()}
          icon={<QrCodeIcon />}
          onClick={() => void saveQrCode(opening)}
        />
      </div>
    </Card>
  );
}

/** The drawing of the code comes with the first wish for one. */
async function saveQrCode(opening: CompanyOpening): Promise<void> {
  const { downloadQrCode } = await import('#web/features/shell/qr-download.ts');
  await downloadQrCode(publicLink(opening, 'qr'), `${opening.title}.png`);
}
