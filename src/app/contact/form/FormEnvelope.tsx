import '../MessageDrawing.css';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import type { MessageKind } from '../MessageDrawing.tsx';
import './FormEnvelope.css';

/** The stroke that each required field inks: the sides, the flap, the seal. */
const STROKES = { name: 'M106 40V9H158V40z', email: 'M106 9 132 27 158 9', message: 'M127.5 27a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0z' };

const LINE = 'M-395 40H158';

/**
 * The line that comes out of the button, and on it an envelope in pencil. Each required field that is filled in inks one of its strokes;
 * none needs a script. The same envelope leaves with the message, and `kind`, the message's outcome, is drawn around it.
 */
export function FormEnvelope({ kind }: { kind: MessageKind | undefined }) {
  return (
    <svg
      ref={kind === 'sending' ? bringIntoView : undefined}
      viewBox="-395 0 555 44"
      preserveAspectRatio="xMaxYMid slice"
      className="form-envelope"
      data-kind={kind}
      aria-hidden="true"
    >
      <path className="envelope-line" d={LINE} />
      <path className="envelope-line envelope-ink" d={LINE} />
      {/* Fetches the file with the drawings early: `sending` itself has none. */}
      {kind && <use key={kind} href={`/images/contact/result.svg#${kind}-line`} className="message-drawing envelope-outcome" />}
      <g className="envelope-letter">
        {Object.entries(STROKES).map(([field, path]) => (
          <path key={field} d={path} data-field={field} />
        ))}
      </g>
    </svg>
  );
}
