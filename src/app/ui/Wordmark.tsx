/** The brand name, "trait" (French for "line"), underlined by a line. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 96 36" className="w-24" aria-hidden="true">
      <text x="0" y="25" className="wordmark-name">
        trait
      </text>
      <path
        className="wordmark-line"
        fill="none"
        strokeLinecap="round"
        d="M1 32c18-2.6 40-2.6 61-1 6 .4 9-1.5 11-6 2.2-5 5-14 9-14 3.5 0 2.5 8 6 8 2 0 4-1.5 7-3"
      />
    </svg>
  );
}
