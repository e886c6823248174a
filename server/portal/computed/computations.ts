import { EntrepriseInfosPrestations } from '../../../src/resources/schemas/entreprisesInfosPrestations';
import { infosPrestations } from './infosPrestations';
import type { Computations } from '../../http/resources/computation';

/** All computations by resource; the start fails if a computed resource has none. */
export const computations: Computations = { [EntrepriseInfosPrestations.name]: infosPrestations };
