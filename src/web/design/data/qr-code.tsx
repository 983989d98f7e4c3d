import { create } from 'qrcode';
import './qr-code.css';

/** A QR code, drawn dark on white in both themes so that every reader takes it. */
export function QrCode({
  value,
  label,
  size = 80,
  level = 'H',
}: {
  value: string;
  label: string;
  size?: number;
  /** Less than H for a long text on a screen: its squares are larger. */
  level?: 'M' | 'H';
}) {
  const { modules } = create(value, { errorCorrectionLevel: level });
  const quiet = 4;
  const width = modules.size + 2 * quiet;
  const path = Array.from(modules.data)
    .flatMap((isDark, index) =>
      isDark
        ? [`M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`]
        : [],
    )
    .join('');
  return (
    <svg
      className="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="qr-ground" d={`M0 0h${width}v${width}h-${width}z`} />
      <path className="qr-dark" d={path} />
    </svg>
  );
}
