interface Props {
  /** SVG path in a 24 × 24 view box. */
  lines: string;
}

/** A decorative outline icon. */
export function Icon({ lines }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
