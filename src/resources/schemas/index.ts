import type { ResourceSchema } from '../types';
import { TypeContrats } from './contrats';

/** Every declared resource. A new one is its own file and one line here. */
export const schemas: readonly ResourceSchema[] = [TypeContrats];
