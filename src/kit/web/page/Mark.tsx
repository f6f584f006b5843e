/** The mark, as in `public/mark.svg`: drawn here, since a file would delay the first screen. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0d6b75" />
      <path
        d="M6.5 18 12 23.5 21 12.6 16.2 8.6 25.8 16.6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
