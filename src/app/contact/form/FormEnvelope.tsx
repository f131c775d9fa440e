import './FormEnvelope.css';

/** What each required field inks, on a grid of 104 by 60: the sides, the flap, the seal. */
const STROKES = { name: 'M8 60V8H96V60', email: 'M8 8 52 38 96 8', message: 'M44 38a8 8 0 1 1 16 0 8 8 0 0 1-16 0z' };

/** An envelope in pencil on the sheet's edge. Each required field that is filled in inks one of its strokes; none needs a script. */
export function FormEnvelope() {
  return (
    <svg viewBox="0 0 104 60" className="form-envelope" aria-hidden="true">
      {Object.entries(STROKES).map(([field, path]) => (
        <path key={field} d={path} data-field={field} />
      ))}
    </svg>
  );
}
