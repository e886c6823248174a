import { useLocation, useSearchParams } from 'react-router-dom';

/** Query parameter of the open tab. */
const PARAMETER = 'onglet';

/** Link state that makes the tab take the focus, because the link is far away from it. */
interface Reveal {
  readonly reveal: true;
}

/** Address of a details page with an open tab; relative if `page` is omitted. */
export const tabAddress = (slug: string | undefined, page = ''): string =>
  slug === undefined ? page || '?' : `${page}?${PARAMETER}=${encodeURIComponent(slug)}`;

export const REVEAL: Reveal = { reveal: true };

export function useOpenTab(): { readonly slug: string | undefined; readonly isRevealed: boolean } {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: Partial<Reveal> | null };
  return { slug: parameters.get(PARAMETER) ?? undefined, isRevealed: state?.reveal === true };
}
