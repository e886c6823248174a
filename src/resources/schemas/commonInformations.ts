import type { SummaryCard } from './common';
import { InformationsAdditionnelles } from './informationsAdditionnelles';

/** The notices about a company, a partner or a supplier, as they are read where it is shown. */

const { icone, titre, message, fichiers, fonctionsAllowed, groupesAllowed } = InformationsAdditionnelles.fields;

/** What each record of the view below has of a notice; whom it is addressed to decides who sees it. */
export const noticeFields = { icone, titre, message, fichiers, fonctionsAllowed, groupesAllowed };

/** How they are named, searched and shown, whatever they are about. */
export const NOTICES = {
  label: InformationsAdditionnelles.label,
  help: [
    'Ce qu’il faut savoir, pour vos fonctions et vos groupes.',
    'What there is to know, for your functions and groups.',
    'Was zu wissen ist, für Ihre Funktionen und Gruppen.',
    'O que é preciso saber, para as suas funções e grupos.',
  ],
  icon: 'changelog',
  representation: 'titre',
  search: ['titre', 'message'],
  list: { columns: ['titre', 'message', 'icone'], sort: { field: 'id', order: 'DESC' } },
  operations: { listing: 'extension', download: 'extension' },
} as const;

/** The view of the notices about records of one kind: `Entreprise`. */
export const noticesAbout = (cible: string) =>
  ({
    resource: InformationsAdditionnelles.name,
    where: { field: 'cibleType', operator: 'equals', value: cible },
    below: 'cibleId',
  }) as const;

/** The card of the newest ones. */
export const lastNotices = (collection: string): SummaryCard => ({
  label: ['Informations', 'Notices', 'Hinweise', 'Informações'],
  collection,
  sort: { field: 'id', order: 'DESC' },
  limit: 3,
  columns: ['icone', 'titre', 'message'],
  empty: [
    'Aucune information à signaler.',
    'There is nothing to note.',
    'Es gibt nichts zu beachten.',
    'Nenhuma informação a assinalar.',
  ],
});
