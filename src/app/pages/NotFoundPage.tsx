import { useEffect } from 'react';
import { Link } from 'wouter';
import { notFound } from '../../content/not-found.ts';
import type { Page } from '../routing/pages.ts';
import { SelfDrawingPicture } from '../ui/SelfDrawingPicture.tsx';
import './NotFoundPage.css';

export function NotFoundPage() {
  useEffect(() => console.error(`404: ${location.pathname}`), []);
  return (
    <section className="page-width not-found">
      <div className="line not-found-scene">
        <SelfDrawingPicture image={{ src: '/images/not-found.svg', alt: '', width: 640, height: 400 }} />
      </div>
      <div className="not-found-text">
        {/* The drawing shows it. */}
        <p className="sr-only">{notFound.code}</p>
        <h1 className="heading text-section not-found-title" lang="en">
          {notFound.message}
        </h1>
        <p className="section-intro">{notFound.text}</p>
        <Link href="/" className="btn btn-primary" lang="en">
          {notFound.link}
        </Link>
      </div>
    </section>
  );
}

export const page: Page = { head: notFound.head, Component: NotFoundPage };
