import { useRouter } from 'wouter';
import { canonicalPath } from '../../shared/canonical-path.ts';

/**
 * The canonical path of the URL; at build, of the page. wouter's `useLocation` decodes it: `/about%20` would be another page, or none.
 */
export function usePath(): string {
  const router = useRouter();
  return canonicalPath(router.hook(router)[0]);
}
