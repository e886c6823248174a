import type { Words } from '../../language/words';

/** The words of the help, which come with it: no other screen needs them. */
export const helpWords = {
  mayDo: ['Ce que vous pouvez faire ici', 'What you can do here', 'Was Sie hier tun können', 'O que pode fazer aqui'],
  list: ['Voir la liste', 'See the list', 'Liste ansehen', 'Ver a lista'],
  show: ['Ouvrir une fiche', 'Open a record', 'Einen Eintrag öffnen', 'Abrir uma ficha'],
  create: ['Créer', 'Create', 'Anlegen', 'Criar'],
  edit: ['Modifier', 'Edit', 'Ändern', 'Alterar'],
  delete: ['Supprimer', 'Delete', 'Löschen', 'Eliminar'],
  yes: ['possible', 'possible', 'möglich', 'possível'],
  needs: ['il faut le droit', 'needs the right', 'braucht das Recht', 'é preciso o direito'],
  or: ['ou', 'or', 'oder', 'ou'],
  notHere: [
    'votre organisation ne le propose pas ici',
    'your organisation does not offer it here',
    'Ihre Organisation bietet es hier nicht an',
    'a sua organização não o permite aqui',
  ],
  why: ['Pourquoi\u00a0?', 'Why?', 'Warum?', 'Porquê?'],
  fields: ['Les champs', 'The fields', 'Die Felder', 'Os campos'],
  required: ['obligatoire', 'required', 'Pflichtfeld', 'obrigatório'],
  sometimesRequired: [
    'obligatoire selon le reste de la fiche',
    'required depending on the rest of the record',
    'Pflicht je nach dem Rest des Eintrags',
    'obrigatório conforme o resto da ficha',
  ],
  unique: [
    'deux fiches ne peuvent pas avoir la même valeur',
    'no two records have the same value',
    'keine zwei Einträge haben denselben Wert',
    'duas fichas não podem ter o mesmo valor',
  ],
  readOnly: ['rempli tout seul', 'filled in by itself', 'wird selbst ausgefüllt', 'preenchido automaticamente'],
  writtenByOthers: [
    'rempli par d’autres personnes',
    'filled in by other people',
    'füllen andere Personen aus',
    'preenchido por outras pessoas',
  ],
  computed: [
    'calculé à partir d’autres champs',
    'computed from other fields',
    'aus anderen Feldern berechnet',
    'calculado a partir de outros campos',
  ],
  immutable: [
    'ne change plus après la création',
    'does not change after creation',
    'ändert sich nach dem Anlegen nicht mehr',
    'não muda depois da criação',
  ],
  sometimesShown: [
    'affiché selon le reste de la fiche',
    'shown depending on the rest of the record',
    'je nach dem Rest des Eintrags angezeigt',
    'apresentado conforme o resto da ficha',
  ],
  choices: ['au choix', 'one of', 'zur Wahl', 'à escolha'],
  keys: ['Au clavier', 'By keyboard', 'Mit der Tastatur', 'Com o teclado'],
  search: ['chercher dans la liste', 'search the list', 'in der Liste suchen', 'procurar na lista'],
  rows: ['aller d’une ligne à l’autre', 'go from row to row', 'von Zeile zu Zeile gehen', 'ir de linha em linha'],
  select: ['sélectionner la ligne', 'select the row', 'Zeile auswählen', 'selecionar a linha'],
  open: ['ouvrir la ligne', 'open the row', 'Zeile öffnen', 'abrir a linha'],
  neighbours: [
    'fiche suivante, fiche précédente',
    'next record, previous record',
    'nächster, voriger Eintrag',
    'ficha seguinte, ficha anterior',
  ],
  save: ['enregistrer le formulaire', 'save the form', 'Formular speichern', 'guardar o formulário'],
  palette: [
    'chercher partout, aller partout',
    'search and go everywhere',
    'überall suchen, überallhin gehen',
    'procurar e ir a todo o lado',
  ],
  help: ['cette aide', 'this help', 'diese Hilfe', 'esta ajuda'],
} as const satisfies Record<string, Words>;

export type HelpWord = keyof typeof helpWords;
