import type { Words } from '../../../language/words';
import { NO_DEPARTMENT, type MapPlace } from '../../../records/departments';
import { DEPARTMENT_NAMES } from './departmentNames';
import { mapWords } from './mapWords';

/** A place of the map in words: `Nord (59)`, `Sans code postal`. */
export function placeName(place: MapPlace, inWords: (words: Words) => string): string {
  if (place === null) return inWords(mapWords.withoutCode);
  if (place === NO_DEPARTMENT) return inWords(mapWords.elsewhere);
  return `${DEPARTMENT_NAMES[place] ?? place} (${place})`;
}
