import type { ReactNode } from 'react';

export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="on-paper section">
      <div className="page-width cta">
        <h2 className="section-title">{title}</h2>
        <div>
          <p className="text-lead">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
