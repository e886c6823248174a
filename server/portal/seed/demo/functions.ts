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

const FOLLOWED = ['DOSSIERS', 'ENTREPRISES'];

/** The right to one's own plan, for everyone who is planned. */
const OWN_PLAN = 'PLANNING_SALARIE:admin';

/** The right to report incidents and follow one's own reports. */
const REPORTING = 'FICHES_INCIDENT:create';

const PLANNERS = 'PLANNING_ADMIN';

/** What a reader may see; nothing about the people who are supported. */
const SHOWN = ['TYPES_CONTRATS', 'ENTREPRISES', 'CONTACTS', 'PARTENAIRES', 'FOURNISSEURS'];

/** Professions that support employees, all with the same rights. */
const PROFESSIONS = [
  ['ASSISTANT_SOCIAL', 'Assistant social'],
  ['INFIRMIER', 'Infirmier'],
  ['PSYCHOLOGUE', 'Psychologue'],
] as const;

/** The functions of the demo, derived from the existing rights. */
export function demoFunctions(registry: Pick<Registry, 'visible'>): readonly DemoFunction[] {
  const rows = portalRights(registry);
  const asking = registry.visible.filter(({ ownedBy }) => ownedBy === undefined);
  // Readers of lists must not get the administration of rights or all plans.
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
