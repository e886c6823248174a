import { usePermissions } from 'ra-core';
import type { Held } from '../resources/access';

/** What the signed-in person holds; undefined until it is known. */
export const useHeld = (): Held | undefined => usePermissions<Held>().permissions;
