interface Props {
  to: 'next' | 'back';
}

/** An arrow along the line of reading, or against it; it says nothing that the words beside it do not. */
export function Arrow({ to }: Props) {
  return (
    <svg className="arrow" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={to === 'next' ? 'M4 12h16m-6-6 6 6-6 6' : 'M20 12H4m6-6-6 6 6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
