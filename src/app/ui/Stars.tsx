const STAR = 'l3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z';

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
