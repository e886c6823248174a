import type { PageOptions } from '../resources/definePage';
import * as declared from '../resources/schemas/pages';

/** Every page exported by `schemas/pages/`. */
export const pages: readonly PageOptions[] = Object.values(declared as Readonly<Record<string, PageOptions>>);
