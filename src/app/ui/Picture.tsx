import type { Illustration } from '../../content/types.ts';
import { imageLoading } from './image-loading.ts';

/** An image as wide as its container, whose space is reserved against layout shift. `eager`: it stands in a phone's first screen. */
export function Picture({ image, className, eager = false }: { image: Illustration; className?: string | undefined; eager?: boolean }) {
  const { src, alt, width, height } = image;
  return <img src={src} alt={alt} width={width} height={height} className={className} {...imageLoading(eager)} />;
}
