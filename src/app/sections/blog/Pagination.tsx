import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';

type Props = { number: number; isLast: boolean };

export function Pagination({ number, isLast }: Props) {
  return (
    <nav aria-label="Pages du blog" className="page-width adjacent">
      {number > 1 && (
        <Link href={number === 2 ? '/blog' : `/blog/page/${number - 1}`} rel="prev">
          <span className="mark">
            <Icon name="arrow-left" /> Plus récents
          </span>
          Page {number - 1}
        </Link>
      )}
      {!isLast && (
        <Link href={`/blog/page/${number + 1}`} rel="next">
          <span className="mark">
            Plus anciens <Icon name="arrow-right" />
          </span>
          Page {number + 1}
        </Link>
      )}
    </nav>
  );
}
