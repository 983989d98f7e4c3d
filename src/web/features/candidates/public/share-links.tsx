import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button, ButtonAnchor } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon, DownloadIcon } from '#web/design/icons/icons.tsx';
import { WhatsAppIcon } from '#web/design/icons/social-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './share.css';

/** The link to copy, and the same as a QR code; `label` says whose it is where it is not the reader's own. */
export function ShareLinks({
  shareId,
  isVideo,
  label = isVideo ? m.candidates_share_video_link() : m.candidates_share_link(),
  help = m.candidates_qr_help(),
}: {
  shareId: string;
  isVideo?: boolean | undefined;
  label?: string;
  help?: string;
}) {
  const { publicUrl } = useSurroundings();
  const origin = typeof window === 'undefined' ? publicUrl : window.location.origin;
  const link = isVideo ? `${origin}/video-cv/${shareId}_candidate` : `${origin}/user/${shareId}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ type: 'success', text: m.candidates_link_copied() });
    } catch {
      showToast({ type: 'error', text: m.candidates_copy_failed(), duration: 5000 });
    }
  };
  return (
    <div className="share">
      <TextInput
        readOnly
        label={label}
        value={link}
        dir="ltr"
        onFocus={({ target }) => selectFromStart(target)}
        suffix={
          <Button size="sm" variant="quiet" icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
            {m.candidates_copy()}
          </Button>
        }
      />
      <QrCode text={link} caption={help} />
      <div className="candidate-acts">
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(link)}`}
          target="_blank"
          rel="noreferrer"
          icon={<WhatsAppIcon />}
        >
          {m.job_openings_own_share_whatsapp()}
        </ButtonAnchor>
        <Button icon={<DownloadIcon />} onClick={() => void saveQrCode(link)}>
          {m.job_openings_own_qr()}
        </Button>
      </div>
    </div>
  );
}

/** Backwards, and back at its beginning once the browser has scrolled to what it selected. */
function selectFromStart(field: HTMLInputElement) {
  field.setSelectionRange(0, field.value.length, 'backward');
  requestAnimationFrame(() => {
    field.scrollLeft = 0;
  });
}

/** The picture for print; what draws it comes with the first wish for one. */
async function saveQrCode(link: string) {
  const { downloadQrCode } = await import('#web/features/shell/qr-download.ts');
  await downloadQrCode(link, `${m.candidates_qr()}.png`);
}

/** A QR code of 80 pixels with the highest error correction; drawn with the library only when it is shown. */
export function QrCode({ text, caption }: { text: string; caption: string }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isHere = true;
    void import('qrcode').then(async ({ toString: draw }) => {
      const drawn = await draw(text, { type: 'svg', errorCorrectionLevel: 'H', margin: 0, width: 80 });
      if (isHere) setSvg(drawn);
    });
    return () => {
      isHere = false;
    };
  }, [text]);
  return (
    <figure className="share-qr">
      {svg ? (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          width="80"
          height="80"
          alt={m.candidates_qr()}
        />
      ) : (
        <span className="share-qr-space" />
      )}
      <figcaption className="field-help">{caption}</figcaption>
    </figure>
  );
}
