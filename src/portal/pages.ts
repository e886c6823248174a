import type { PageOptions } from '../resources/definePage';
import * as declared from '../resources/schemas/pages';

/** Every declared page: whatever the files of `schemas/pages/` export. */
export const pages: readonly PageOptions[] = Object.values(declared as Readonly<Record<string, PageOptions>>);
