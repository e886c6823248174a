import * as families from './schemas';
import type { ResourceSchema } from './types';

/** Every declared resource: whatever the files of `schemas/` export. */
export const schemas: readonly ResourceSchema[] = Object.values(families);
