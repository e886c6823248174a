import { defineResource } from '../defineResource';
import { actif, code, libelle, ordre, READ_THROUGH_LIST } from './common';

export const TypeContrats = defineResource({
  name: 'TypeContrats',
  label: {
    one: ['Type de contrat', 'Contract type', 'Vertragsart', 'Tipo de contrato'],
    many: ['Types de contrat', 'Contract types', 'Vertragsarten', 'Tipos de contrato'],
  },
  icon: 'contract',
  rights: 'TYPES_CONTRATS',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/types-contrat',
  fields: { code: code(), libelle: libelle(), ordre: ordre(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'ordre', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
});
