const STAR = 'l3 7h7l-5 5 2 8-7-5-7 5 2-8-5-5h7l3-7';

/** Five stars in outline: drawn for what they stand for, not a rating. */
export function Stars() {
  return (
    <svg
      viewBox="0 0 120 24"
      width="90"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label="Cinq étoiles"
    >
      <path d={`M12 2${Array(5).fill(STAR).join('m24 0')}`} />
    </svg>
  );
}
