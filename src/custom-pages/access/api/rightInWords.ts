import { foldText } from '../../../resources/common/foldText';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import type { Language } from '../../../resources/language/words';
import { rightLabel } from '../../../resources/registry/rightName';
import type { Right } from './accessTypes';

/** A right with its name in the reader's language if the product gave it; names that the organisation wrote stay. */
export function rightInWords(right: Right, schemas: readonly ResourceSchema[], language: Language): Right {
  const ours = rightLabel(schemas, right.code, 'fr');
  // Folded: rows that an earlier version wrote may have other apostrophes.
  if (ours === undefined || foldText(ours) !== foldText(right.libelle)) return right;
  return { ...right, libelle: rightLabel(schemas, right.code, language) ?? right.libelle };
}
