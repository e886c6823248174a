import { schemas } from '../../../src/resources/declared';

/** Rights of section 6 of the specification whose screens are not generated from a declaration. */
const OTHER_RIGHTS: readonly (readonly [code: string, libelle: string])[] = [
  ['ACL', 'Contrôle des accès et statistiques'],
  ['FONCTIONS', 'Fonctions et droits'],
  ['ENTREPRISES', 'Adhérents'],
  ['EXTERNES_ENTREPRISES_OPENSOME', 'Adhérents, accès externe'],
  ['ENTREPRISES_INFOS_ADD', 'Informations additionnelles des adhérents'],
  ['UTILISATEURS', 'Utilisateurs'],
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
  ['PLANNING_ADMIN', 'Planning, administration'],
  ['PLANNING_SUPERADMIN', 'Planning, administration complète'],
  ['PLANNING_SALARIE', 'Planning, son propre planning'],
];

/** One record of the resource Droits for every right that a declaration or a screen asks for. */
export function demoRights() {
  const declared = new Map(schemas.map(({ rights, label }) => [rights, label.many[0]]));
  const rows = [...OTHER_RIGHTS.filter(([code]) => !declared.has(code)), ...declared];
  return rows.map(([code, libelle]) => ({ code, libelle, flags: ['read', 'create', 'update', 'admin'] }));
}
