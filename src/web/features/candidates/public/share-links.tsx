import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './share.css';

/** The link to copy, and the same as a QR code. */
export function ShareLinks({ shareId }: { shareId: string }) {
  const { publicUrl } = useSurroundings();
  const origin = typeof window === 'undefined' ? publicUrl : window.location.origin;
  const link = `${origin}/user/${shareId}`;
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
        label={m.candidates_share_link()}
        value={link}
        onFocus={(event) => event.target.select()}
        suffix={
          <Button size="sm" variant="quiet" icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
            {m.candidates_copy()}
          </Button>
        }
      />
      <QrCode text={link} caption={m.candidates_qr_help()} />
    </div>
  );
}

/** A QR code of 80 pixels with the highest error correction; drawn with the library only when it is shown. */
export function QrCode({ text, caption }: { text: string; caption: string }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isHere = true;
    void import('qrcode').then(async ({ toString: draw }) => {
      const drawn = await draw(text, { type: 'svg', errorCorrectionLevel: 'H', margin: 1, width: 80 });
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
