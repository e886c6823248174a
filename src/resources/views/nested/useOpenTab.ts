import { useLocation, useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the open tab. */
const PARAMETER = 'onglet';

/** What a link to a tab says besides its address: it is far from the tab, which then takes the focus. */
interface Reveal {
  readonly reveal: true;
}

/** The address of a record's page with a tab open; relative to the page where no `page` is given. */
export const tabAddress = (slug: string | undefined, page = ''): string =>
  slug === undefined ? page || '?' : `${page}?${PARAMETER}=${encodeURIComponent(slug)}`;

/** The state of a link that stands far from the tab which it opens. */
export const REVEAL: Reveal = { reveal: true };

/** Which tab the address names. */
export function useOpenTab(): { readonly slug: string | undefined; readonly isRevealed: boolean } {
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { readonly state: Partial<Reveal> | null };
  return { slug: parameters.get(PARAMETER) ?? undefined, isRevealed: state?.reveal === true };
}
