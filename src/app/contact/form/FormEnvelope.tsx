import './FormEnvelope.css';

/** What each required field inks, on the grid of MessageDrawing.tsx: the sides, the flap, the seal. */
const STROKES = { name: 'M106 40V9H158V40', email: 'M106 9 132 27 158 9', message: 'M127.5 27a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0z' };

/**
 * The line that comes out of the button, and on it an envelope in pencil. Each required field that is filled in inks one of its strokes;
 * none needs a script. What becomes of the message is drawn in its place.
 */
export function FormEnvelope() {
  return (
    <svg viewBox="-395 0 555 44" preserveAspectRatio="xMaxYMid slice" className="form-drawing form-envelope" aria-hidden="true">
      <path d="M-395 40H158" />
      {Object.entries(STROKES).map(([field, path]) => (
        <path key={field} d={path} data-field={field} />
      ))}
    </svg>
  );
}
