import { m } from '#texts/messages.js';
import { QrCode } from '#web/design/data/qr-code.tsx';
import './second-factor-card.css';

/** The key of an authenticator app: to scan, to type, or to open on the same device. */
export function AppKey({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="second-factor-key">
      <p>{m.second_step_scan()}</p>
      <QrCode value={uri} label={m.second_step_scan_label()} size={200} level="M" />
      <p className="field-help">
        {m.second_step_key()} <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <a href={uri}>{m.second_step_open_app()}</a>
    </div>
  );
}
