import type { Illustration } from '../../content/types.ts';
import { type ImageLoading, imageLoading } from './image-loading.ts';

type Props = { image: Illustration; className?: string | undefined; loading?: ImageLoading };

/** An image as wide as its container, whose space is reserved against layout shift. */
export function Picture({ image, className, loading = 'lazy' }: Props) {
  const { src, alt, width, height } = image;
  return <img src={src} alt={alt} width={width} height={height} className={className} {...imageLoading(loading)} />;
}
