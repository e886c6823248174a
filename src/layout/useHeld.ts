import type { Grants } from '../resources/access/access';
import { useReadGrants } from '../resources/views/access/useGrants';

/** What the signed-in person holds; undefined until it is known. */
export const useHeld = (): Grants | undefined => useReadGrants().held;
