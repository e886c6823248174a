import { defineResource } from '../defineResource';
import { reference } from '../fields/reference/kind';
import { actif, code, description, libelle, ordre } from './common';

export const Processus = defineResource({
  name: 'Processus',
  contract: true,
  label: {
    one: ['Processus', 'Process', 'Prozess', 'Processo'],
    many: ['Processus', 'Processes', 'Prozesse', 'Processos'],
    new: ['Nouveau processus', 'New process', 'Neuer Prozess', 'Novo processo'],
  },
  icon: 'nature',
  rights: 'FI_PROCESSUS',
  readableBy: 'session',
  menu: { group: 'suivi', order: 3 },
  path: '/processus',
  fields: {
    code: code(),
    libelle: libelle(),
    piloteId: reference({
      label: ['Pilote', 'Process owner', 'Prozessverantwortliche Person', 'Responsável pelo processo'],
      resource: 'Utilisateurs',
    }),
    description: description(),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'piloteId', 'ordre', 'actif'], sort: { field: 'ordre', order: 'ASC' } },
});
