import { rightNames } from '../../../../src/resources/access/access';
import type { Registry } from '../../../../src/resources/registry/registry';
import { rightsOf } from '../../../seed/rightRows';
import { portalRights } from '../portalRights';

export interface DemoFunction {
  readonly code: string;
  readonly libelle: string;
  readonly description: string;
  /** As `RESOURCE:flag`. */
  readonly rights: readonly string[];
}

/** What a consultant maintains besides reading. */
const MAINTAINED = [
  'TYPES_CONTRATS',
  'DOMAINES',
  'THEMES',
  'ENTREPRISES',
  'ACCES_PLATEFORME',
  'DOSSIERS',
  'CONTACTS',
  'PARTENAIRES',
  'PARTENAIRES_FASTT',
  'FOURNISSEURS',
];

/** What those who support employees maintain: the folders, and what they find out about companies. */
const FOLLOWED = ['DOSSIERS', 'ENTREPRISES'];

/** One's own plan, for everybody who is planned. */
const OWN_PLAN = 'PLANNING_SALARIE:admin';

/** Reporting incidents, and following one's own reports. */
const REPORTING = 'FICHES_INCIDENT:create';

/** Everybody's plans. */
const PLANNERS = 'PLANNING_ADMIN';

/** What a reader sees: nothing about the people who are supported. */
const SHOWN = ['TYPES_CONTRATS', 'ENTREPRISES', 'CONTACTS', 'PARTENAIRES', 'FOURNISSEURS'];

/** Those who support employees: what they may do is the same. */
const PROFESSIONS = [
  ['ASSISTANT_SOCIAL', 'Assistant social'],
  ['INFIRMIER', 'Infirmier'],
  ['PSYCHOLOGUE', 'Psychologue'],
] as const;

/** The functions of the demonstration: pure data, from the rights that exist. */
export function demoFunctions(registry: Pick<Registry, 'visible'>): readonly DemoFunction[] {
  const rows = portalRights(registry);
  const asking = registry.visible.filter(({ ownedBy }) => ownedBy === undefined);
  // What opens the administration of rights, or everybody's plan, is not for all who read lists.
  const resources = [...new Set(asking.flatMap(rightNames))].filter((code) => code !== 'ACL' && code !== PLANNERS);
  const known = (codes: readonly string[]) => codes.filter((code) => resources.includes(code));
  const reading = (codes: readonly string[]) => codes.map((code) => `${code}:read`);
  const maintaining = (codes: readonly string[]) =>
    known(codes).flatMap((code) => [`${code}:create`, `${code}:update`]);
  return [
    {
      code: 'ADMINISTRATEUR',
      libelle: 'Administrateur',
      description: 'Administre le portail : tous les droits.',
      rights: rightsOf(rows),
    },
    {
      code: 'CONSULTANT',
      libelle: 'Consultant',
      description:
        'Lit tout, sauf le planning des autres ; tient à jour les adhérents, les partenaires, les dossiers et quelques référentiels.',
      rights: [...reading(resources), ...maintaining(MAINTAINED), OWN_PLAN, REPORTING],
    },
    {
      code: 'LECTEUR',
      libelle: 'Lecteur',
      description: 'Lit les adhérents, les partenaires, les fournisseurs et les types de contrat.',
      rights: reading(known(SHOWN)),
    },
    ...PROFESSIONS.map(([code, libelle]) => ({
      code,
      libelle,
      description: 'Lit tout, sauf le planning des autres ; tient à jour les dossiers et les adhérents suivis.',
      rights: [...reading(resources), ...maintaining(FOLLOWED), OWN_PLAN, REPORTING],
    })),
  ];
}
