import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { Services } from './screenSchemas';

const sections: ResourceSchema['sections'] = [
  { label: ['Nom', 'Name', 'Name', 'Nome'], fields: ['libelle', 'code'] },
  { label: ['Origine', 'Origin', 'Herkunft', 'Origem'], fields: ['origine'] },
  { label: ['Rang', 'Rank', 'Rang', 'Ordem'], fields: ['ordre', 'actif', 'note'] },
];

export const createdBySteps: ResourceSchema = { ...Services, sections, wizard: 'create' };

export const alwaysBySteps: ResourceSchema = { ...Services, sections, wizard: 'always' };
