import QRCode from 'qrcode';

/** Width of the empty border that scanners need (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

interface Props {
  /** The content. */
  text: string;
  /** Name of the picture. */
  label: string;
}

/** A QR code, black on white in any colour scheme. */
export function QrCode({ text, label }: Props) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className="account-qr"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
