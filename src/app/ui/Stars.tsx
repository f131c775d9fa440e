const STAR = 'l3 7h7l-5 5 2 8-7-5-7 5 2-8-5-5h7l3-7';

/** Five stars in pencil, of which one and a half are inked: a drawing to be finished, not a rating. */
export function Stars() {
  return (
    <svg
      viewBox="0 0 112 24"
      width="72"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      role="img"
      aria-label="Cinq étoiles"
    >
      <path strokeDasharray="2" d={`M12 2${Array(5).fill(STAR).join('m22 0')}`} />
      <path strokeWidth="2.5" d={`M12 2${STAR}m22 0l3 7h7l-5 5 2 8`} />
    </svg>
  );
}
