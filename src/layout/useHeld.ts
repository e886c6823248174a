import { usePermissions } from 'ra-core';
import type { Grants } from '../resources/access/access';

/** What the signed-in person holds; undefined until it is known. */
export const useHeld = (): Grants | undefined => usePermissions<Grants>().permissions;
