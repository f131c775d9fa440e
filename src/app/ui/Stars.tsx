const STAR = 'l7-20 7 20-17-12.5h20z';

/** Five stars in a row, each one stroke of a pen that crosses itself: bare outlines would look like an empty rating. */
export function Stars() {
  return (
    <svg
      viewBox="0 0 112 24"
      width="75"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      role="img"
      aria-label="Cinq étoiles"
    >
      <path strokeLinejoin="round" d={`M5 22${Array(5).fill(STAR).join('m22 0')}`} />
    </svg>
  );
}
