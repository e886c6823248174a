import type { Registry } from '../../../src/resources/registry';
import { rightRows, rightsOf } from '../rights';

export interface DemoFunction {
  readonly code: string;
  readonly libelle: string;
  readonly description: string;
  /** As `RESOURCE:flag`. */
  readonly rights: readonly string[];
}

/** What a consultant maintains besides reading. */
const MAINTAINED = ['TYPES_CONTRATS', 'DOMAINES', 'THEMES'];

/** The functions of the demonstration: pure data, from the rights that exist. */
export function demoFunctions(registry: Pick<Registry, 'visible'>): readonly DemoFunction[] {
  const rows = rightRows(registry);
  const resources = registry.visible.filter(({ ownedBy }) => ownedBy === undefined).map(({ rights }) => rights);
  const maintained = MAINTAINED.filter((code) => resources.includes(code));
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
      description: 'Lit les référentiels et en tient quelques-uns à jour.',
      rights: [
        ...new Set(resources.map((code) => `${code}:read`)),
        ...maintained.flatMap((code) => [`${code}:create`, `${code}:update`]),
      ],
    },
    {
      code: 'LECTEUR',
      libelle: 'Lecteur',
      description: 'Lit les types de contrat.',
      rights: ['TYPES_CONTRATS:read'],
    },
  ];
}
