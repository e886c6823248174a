import type { Words } from '../../resources/language/words';

/** Loaded with the dialog, because nothing else needs these texts. */
export const keyWords = {
  everywhere: ['Partout', 'Everywhere', 'Überall', 'Em todo o lado'],
  decisions: [
    'Décisions, à l’accueil et dans les demandes',
    'Decisions, on the home page and in requests',
    'Entscheidungen, auf der Startseite und bei Anträgen',
    'Decisões, no início e nos pedidos',
  ],
  lists: ['Listes', 'Lists', 'Listen', 'Listas'],
  records: ['Fiches', 'Records', 'Einträge', 'Fichas'],
  first: [
    'aller à la première décision',
    'go to the first decision',
    'zur ersten Entscheidung gehen',
    'ir à primeira decisão',
  ],
  lines: ['d’une ligne à l’autre', 'from line to line', 'von Zeile zu Zeile', 'de linha em linha'],
  look: [
    'ouvrir, pour voir avant de décider',
    'open, to look before deciding',
    'öffnen, um vorher nachzusehen',
    'abrir, para ver antes de decidir',
  ],
  accept: ['accepter ou valider', 'accept or validate', 'annehmen oder bestätigen', 'aceitar ou validar'],
  refuse: ['refuser', 'refuse', 'ablehnen', 'recusar'],
  create: ['créer une fiche', 'create a record', 'einen Eintrag anlegen', 'criar uma ficha'],
  keys: [
    'les raccourcis de la page affichée',
    'the shortcuts of the page shown',
    'die Kürzel der angezeigten Seite',
    'os atalhos da página apresentada',
  ],
} as const satisfies Record<string, Words>;
