import { defineResource } from '../defineResource';
import { MEMBRES, membreId } from './commonMembres';
import { actif, code, description, libelle } from './common';

export const TypesPartenaireFASTT = defineResource({
  name: 'TypesPartenaireFASTT',
  contract: true,
  label: {
    one: ['Type de partenaire FASTT', 'FASTT partner type', 'FASTT-Partnerart', 'Tipo de parceiro FASTT'],
    many: ['Types de partenaire FASTT', 'FASTT partner types', 'FASTT-Partnerarten', 'Tipos de parceiro FASTT'],
    new: [
      'Nouveau type de partenaire FASTT',
      'New FASTT partner type',
      'Neue FASTT-Partnerart',
      'Novo tipo de parceiro FASTT',
    ],
  },
  help: [
    'Chaque type a ses membres\u00a0: les personnes qui suivent ces partenaires.',
    'Each type has its members: the people who look after these partners.',
    'Jede Art hat ihre Mitglieder: die Personen, die diese Partner betreuen.',
    'Cada tipo tem os seus membros: as pessoas que acompanham esses parceiros.',
  ],
  icon: 'category',
  rights: 'TYPES_PARTENAIRES_FASTT',
  readableBy: 'session',
  menu: { group: 'partenaires', order: 4, label: ['Types FASTT', 'FASTT types', 'FASTT-Arten', 'Tipos FASTT'] },
  path: '/types-partenaires-fastt',
  fields: { code: code(), libelle: libelle(), description: description(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
});

export const TypePartenaireFASTTMembres = defineResource({
  ...MEMBRES,
  name: 'TypesPartenaireFASTT/{typeId}/membres',
  contract: true,
  parent: { resource: 'TypesPartenaireFASTT', parameter: 'typeId' },
  rights: 'TYPES_PARTENAIRES_FASTT',
  path: '/types-partenaires-fastt/{typeId}/membres',
  fields: { membreId: membreId() },
  list: { columns: ['membreId'], sort: { field: 'membreId', order: 'ASC' } },
  operations: { list: 'array', listing: 'extension', get: 'extension', update: 'none' },
  key: 'membreId',
});
