import { Picture } from '../ui/Picture.tsx';
import './Signature.css';

const NAME = { src: '/images/signature.svg', alt: '', width: 640, height: 224 };

/** The line ends a long text: it signs with the agency's name. Decorative, since the header says it. Stands below a text in `text-columns`. */
export function Signature() {
  return (
    <div className="line signature">
      <Picture image={NAME} className="inked-by-line" />
    </div>
  );
}
