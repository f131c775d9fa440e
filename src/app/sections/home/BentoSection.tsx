import type { BentoCell } from '../../../content/types.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';

type Props = { title: string; intro: string; cells: readonly BentoCell[] };

export function BentoSection({ title, intro, cells }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader mark="Vos besoins" title={title} intro={intro} />
      <ul className="grid gap-4 md:grid-cols-3">
        {cells.map((cell) => (
          <li key={cell.title} className="bento-cell" data-accent={cell.color} data-size={cell.size}>
            <h3 className="heading">{cell.title}</h3>
            <p>{cell.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
