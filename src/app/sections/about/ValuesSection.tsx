import type { MissionValue } from '../../../content/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Props = { title: string; items: readonly MissionValue[] };

export function ValuesSection({ title, items }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader mark="Notre mission" title={title} />
        <ul className="values">
          {items.map((value) => (
            <li key={value.title} className="value">
              <Icon name={value.icon} className="icon value-icon" />
              <h3 className="heading text-title">{value.title}</h3>
              <p className="value-text">{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
