import type { Step } from '../../../content/types.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './ProcessSection.css';

type Props = { title: string; intro: string; steps: readonly Step[] };

export function ProcessSection({ title, intro, steps }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader title={title} intro={intro} />
        <ol className="process-steps">
          {steps.map((step) => (
            <li key={step.number} className="process-step">
              <p className="heading text-section process-number" aria-hidden="true">
                {step.number}
              </p>
              <div className="process-text">
                <h3 className="heading text-title">{step.title}</h3>
                <p className="process-description">{step.description}</p>
                <ul className="dash-list text-small process-items">
                  {step.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
