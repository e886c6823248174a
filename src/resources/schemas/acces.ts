import { defineResource } from '../defineResource';
import { enumerationSet } from '../fields/enumerationSet/kind';
import { text } from '../fields/text/kind';
import { actif, code, description, libelle, MAINTAINED_BY_EXTENSION, READ_THROUGH_LIST } from './common';

export const Droits = defineResource({
  name: 'Droits',
  label: {
    one: ['Droit', 'Right', 'Recht', 'Direito'],
    many: ['Droits', 'Rights', 'Rechte', 'Direitos'],
  },
  help: ["Un droit ouvre un ensemble d'écrans et d'opérations ; chaque niveau s'attribue séparément.", 'A right opens a set of screens and operations; each level is granted separately.', 'Ein Recht öffnet eine Reihe von Ansichten und Vorgängen; jede Stufe wird einzeln vergeben.', 'Um direito abre um conjunto de ecrãs e operações; cada nível é atribuído em separado.'],
  icon: 'right',
  rights: 'DROITS',
  readableBy: 'session',
  menu: { group: 'administration' },
  path: '/droits',
  fields: {
    code: text({
      label: ['Code', 'Code', 'Code', 'Código'],
      help: [
        'En majuscules, comme TYPES_CONTRATS.',
        'In capitals, like TYPES_CONTRATS.',
        'In Großbuchstaben, wie TYPES_CONTRATS.',
        'Em maiúsculas, como TYPES_CONTRATS.',
      ],
      required: true,
      unique: true,
      maxLength: 80,
      pattern: '[A-Z][A-Z0-9_]*',
    }),
    libelle: libelle(),
    flags: enumerationSet({
      label: ['Niveaux', 'Levels', 'Stufen', 'Níveis'],
      required: true,
      options: [
        { value: 'read', label: ['Lecture', 'Read', 'Lesen', 'Leitura'] },
        { value: 'create', label: ['Création', 'Create', 'Anlegen', 'Criação'] },
        { value: 'update', label: ['Modification', 'Update', 'Ändern', 'Alteração'] },
        { value: 'admin', label: ['Administration', 'Administration', 'Verwaltung', 'Administração'] },
      ],
    }),
    description: description(),
    actif: actif(),
  },
  representation: ['code', 'libelle'],
  search: ['code', 'libelle'],
  list: { columns: ['code', 'libelle', 'flags', 'actif'], sort: { field: 'code', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
});

export const RessifnetFasttFonctions = defineResource({
  name: 'ressifnetFastt/fonctions',
  label: {
    one: ['Fonction FASTT', 'FASTT function', 'FASTT-Funktion', 'Função FASTT'],
    many: ['Fonctions FASTT', 'FASTT functions', 'FASTT-Funktionen', 'Funções FASTT'],
  },
  icon: 'function',
  rights: 'FONCTIONS_FASTT',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/fonctions-fastt',
  fields: { code: code(), libelle: libelle(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
});
