import { readField, type NewField } from '../../scripts/resource/newField';
import type { NewResource } from '../../scripts/resource/newResource';

const label = (text: string, at: number) => `${text} ${at} / ${text} ${at} / ${text} ${at} / ${text} ${at}`;

/** Eight fields as trades have them: texts, a state, a day, an amount, yes or no, and the record that it belongs to. */
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

/** Every fifth hangs below another one. */
const EACH_NESTED = 5;

/** What the names of all of them begin with. */
export const ADDED_NAME = 'Essai';

/** As many resources as are asked for, which differ as those of a portal do: by names, words and what they point at. */
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
      // The first of five is of the first level, whichever they are.
      fields: fieldsOf(at, name(at - (at % EACH_NESTED))),
    };
  });
}
