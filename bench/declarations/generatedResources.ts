import { readField, type NewField } from '../../scripts/resource/newField';
import type { NewResource } from '../../scripts/resource/newResource';

const label = (text: string, at: number) => `${text} ${at} / ${text} ${at} / ${text} ${at} / ${text} ${at}`;

/** Eight typical fields: texts, a state, a day, an amount, a boolean and a reference. */
const fieldsOf = (at: number, target: string): readonly NewField[] =>
  [
    `code:text! ${label('Code', at)}`,
    `libelle:text! ${label('Désignation', at)}`,
    `etat:enumeration!=ouvert|enCours|suspendu|clos ${label('État', at)}`,
    `debut:date! ${label('Début', at)}`,
    `cout:money ${label('Coût', at)}`,
    `actif:boolean ${label('Actif', at)}`,
    `parentId:reference=${target} ${label('Dossier', at)}`,
    `remarques:longText ${label('Remarques', at)}`,
  ].map(readField);

const EACH_NESTED = 5;

export const ADDED_NAME = 'Essai';

/** Generates resources that differ by name, labels and referenced resources, as those of a real portal do. */
export function generatedResources(count: number): readonly NewResource[] {
  const name = (at: number) => `${ADDED_NAME}${String(at).padStart(3, '0')}`;
  return Array.from({ length: count }, (_, at) => {
    const nested = at % EACH_NESTED === EACH_NESTED - 1;
    const above = name(at - 1);
    return {
      name: nested ? `lignes${at}` : name(at),
      ...(nested && { parent: above }),
      one: label('Essai', at),
      many: label('Essais', at),
      icon: 'contract',
      ...(nested ? {} : { group: 'suivi' }),
      rights: nested ? above.toUpperCase() : name(at).toUpperCase(),
      fields: fieldsOf(at, name(at - (at % EACH_NESTED))),
    };
  });
}
