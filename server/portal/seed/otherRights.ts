import { RIGHT_WORDS } from '../../../src/resources/schemas/rightWords';

/** Rights that several resources share or that undeclared screens need, with their French names. */
export const OTHER_RIGHTS: readonly (readonly [code: string, libelle: string])[] = [
  ...Object.entries(RIGHT_WORDS).map(([code, [libelle]]) => [code, libelle] as const),
  ['ENTREPRISES', 'Adhérents'],
  ['ENTREPRISES_INFOS_ADD', 'Informations additionnelles des adhérents'],
  ['UTILISATEURS_INFOS_ADD', 'Informations additionnelles des utilisateurs'],
  ['PARTENAIRES', 'Partenaires'],
  ['PARTENAIRES_INFOS_ADD', 'Informations additionnelles des partenaires'],
  ['FOURNISSEURS', 'Fournisseurs'],
  ['FOURNISSEURS_INFOS_ADD', 'Informations additionnelles des fournisseurs'],
  ['TYPES_PARTENAIRES_FASTT', 'Types de partenaires FASTT'],
  ['PARTENAIRES_FASTT', 'Partenaires FASTT'],
  ['EQUIPES', 'Équipes'],
  ['GROUPES', 'Groupes'],
  ['EXPORTS', 'Exports'],
  ['FICHES_INCIDENT', "Fiches d'incident"],
  ['FI_PROCESSUS', 'Processus'],
  ['ACCES_BI', 'Accès aux rapports'],
];
