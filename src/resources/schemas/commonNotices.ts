import { InformationsAdditionnelles } from './notices';

/** The notices about a company, a partner or a supplier, as they are read where it is shown. */

const { icone, couleur, titre, message, tagsId, fichiers, fonctionsAllowed, groupesAllowed, auteurId, date } =
  InformationsAdditionnelles.fields;

/** What each record of the view below has of a notice; whom it is addressed to decides who sees it. */
export const noticeFields = {
  icone,
  couleur,
  titre,
  message,
  tagsId,
  fichiers,
  fonctionsAllowed,
  groupesAllowed,
  auteurId,
  date,
};

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
  list: { columns: ['titre', 'couleur', 'message', 'auteurId', 'date'], sort: { field: 'id', order: 'DESC' } },
} as const;

/** The view of the notices about records of one kind: `Entreprise`. */
export const noticesAbout = (cible: string) =>
  ({
    resource: InformationsAdditionnelles.name,
    where: { field: 'cibleType', operator: 'equals', value: cible },
    below: 'cibleId',
  }) as const;
