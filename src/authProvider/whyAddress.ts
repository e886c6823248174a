import type { RefusedAddress } from '../resources/access/refusedAddress';
import { PERSON_KEYS } from './person';
import { viewedPerson } from './viewAs';

/** The right to open the page that explains refusals (section 6 of the specification). */
const NEEDED = 'ACL:read';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

function concerned(): unknown {
  const user = stored(PERSON_KEYS.user);
  return viewedPerson()?.id ?? (typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined);
}

/**
 * The page on which an administrator can read why something was refused; undefined without the right, or without a
 * refusal.
 * @example whyAddress({ path: '/themes' }) // '/access-control?personne=7&onglet=why&ecran=%2Fthemes'
 */
export function whyAddress(refusal: RefusedAddress | undefined): string | undefined {
  const rights = stored(PERSON_KEYS.rights);
  const person = concerned();
  if (!refusal?.path || person === undefined || !Array.isArray(rights) || !rights.includes(NEEDED)) return undefined;
  const query = new URLSearchParams({ personne: String(person), onglet: 'why', ecran: refusal.path });
  return `/access-control?${query}`;
}
