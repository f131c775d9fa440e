import { Icon } from '../../ui/Icon.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './ValuesSection.css';

type Props = { eyebrow: string; title: string; items: readonly { title: string; description: string }[] };

export function ValuesSection({ eyebrow, title, items }: Props) {
  return (
    <section className="section page-width values-section">
      <SectionHeader eyebrow={eyebrow} title={title} />
      <ul>
        {items.map((value) => (
          <li key={value.title} className="value">
            <h3 className="heading text-title value-title">
              <Icon name="check" className="value-check" />
              {value.title}
            </h3>
            <p className="value-text">{value.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
