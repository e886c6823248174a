import { EntrepriseInfosPrestations } from '../../../src/resources/schemas/entreprisesInfosPrestations';
import { infosPrestations } from './infosPrestations';
import type { Computations } from '../../http/resources/computation';

/** Every computation, by the name of its resource. A computed resource without one is refused at the start. */
export const computations: Computations = { [EntrepriseInfosPrestations.name]: infosPrestations };
