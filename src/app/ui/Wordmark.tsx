import { WORDMARK_LINE } from './wordmark-line.ts';
import './Wordmark.css';

/** The brand name, "trait" (French for "line"), underlined by a line. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 96 36" className="wordmark" aria-hidden="true">
      <text x="0" y="25" className="wordmark-name">
        trait
      </text>
      <path className="wordmark-line" fill="none" strokeLinecap="round" d={WORDMARK_LINE} />
    </svg>
  );
}
