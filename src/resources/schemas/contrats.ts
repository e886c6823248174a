import { defineResource } from '../defineResource';
import { PLAIN_LIST, plainFields, READ_THROUGH_LIST } from './common';

export const TypeContrats = defineResource({
  ...PLAIN_LIST,
  name: 'TypeContrats',
  contract: true,
  label: {
    one: ['Type de contrat', 'Contract type', 'Vertragsart', 'Tipo de contrato'],
    many: ['Types de contrat', 'Contract types', 'Vertragsarten', 'Tipos de contrato'],
    new: ['Nouveau type de contrat', 'New contract type', 'Neue Vertragsart', 'Novo tipo de contrato'],
  },
  icon: 'contract',
  rights: 'TYPES_CONTRATS',
  menu: { group: 'referentiels' },
  path: '/types-contrat',
  fields: plainFields(),
  operations: READ_THROUGH_LIST,
});
