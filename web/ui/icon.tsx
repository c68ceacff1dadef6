interface Props {
  /** Its lines, as an SVG path in a square of 24. */
  lines: string;
}

/** A sign of one stroke; it says nothing that a name beside it does not. */
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
