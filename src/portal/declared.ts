import * as families from '../resources/schemas';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** Every declared resource: whatever the files of `schemas/` export. */
export const schemas: readonly ResourceSchema[] = Object.values(families).sort((a, b) =>
  // A namespace has no order that every loader agrees on.
  a.name < b.name ? -1 : 1,
);
