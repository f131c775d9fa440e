import type { MethodStep } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './MethodSection.css';

type Props = { title: string; intro: string; steps: readonly MethodStep[] };

/** Four drawings of the same page, each further along; a single line runs through all of them. */
export function MethodSection({ title, intro, steps }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader title={title} intro={intro} />
        <ol className="method">
          {steps.map((step) => (
            <li key={step.number} className="method-step line">
              <Picture image={step.image} className="inked-by-line" />
              <p className="small-label text-muted">{`Étape ${step.number}`}</p>
              <h3 className="heading text-title method-title">{step.title}</h3>
              <p>{step.description}</p>
              <ul className="dash-list text-small">
                {step.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
