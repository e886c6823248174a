import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { Services } from './screenSchemas';

const sections: ResourceSchema['sections'] = [
  { label: ['Nom', 'Name', 'Name', 'Nome'], fields: ['libelle', 'code'] },
  { label: ['Origine', 'Origin', 'Herkunft', 'Origem'], fields: ['origine'] },
  { label: ['Rang', 'Rank', 'Rang', 'Ordem'], fields: ['ordre', 'actif', 'note'] },
];

/** Services with a wizard for new records. */
export const createdBySteps: ResourceSchema = { ...Services, sections, wizard: 'create' };

/** Services with a wizard for all edits. */
export const alwaysBySteps: ResourceSchema = { ...Services, sections, wizard: 'always' };
