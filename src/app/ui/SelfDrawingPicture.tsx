import { preload } from 'react-dom';
import type { Illustration } from '../../content/types.ts';
import { imageLoading } from './image-loading.ts';

/**
 * A picture that draws itself as it arrives. Its file has an element `still`: Chromium does not tell an image that the visitor prefers
 * reduced motion, so that the page asks for the finished drawing.
 */
export function SelfDrawingPicture({ image: { src, alt, width, height } }: { image: Illustration }) {
  // React does it by itself for images outside `<picture>`.
  preload(src, { as: 'image', fetchPriority: 'high' });
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />
      <img src={src} alt={alt} width={width} height={height} {...imageLoading('first')} />
    </picture>
  );
}
