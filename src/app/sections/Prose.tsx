import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './Prose.css';

/** Running text: paragraphs, lists, and what stands between them. */
export function Prose({ id, className, children }: { id?: string; className: string; children: ReactNode }) {
  return (
    <div id={id} className={clsx('prose', className)}>
      {children}
    </div>
  );
}
