import { foldText } from '../../resources/common/foldText';
import { placeCondition } from '../../resources/records/departments';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { DEPARTMENT_NAMES } from '../../resources/views/list/map/departmentNames';
import { LINKING, wordsOf } from './matchCommands';
import type { TypedFilter } from './typedFilter';

/** "département du Nord" */
const WORD = /^dep(?:artement|artment|artamento|\.)?s?$/;

export const saysDepartment = (words: readonly string[]): boolean => words.some((word) => WORD.test(word));

const partsOfName = (name: string): readonly string[] => wordsOf(name.replaceAll('-', ' '));

const DEPARTMENTS = Object.entries(DEPARTMENT_NAMES).map(([code, name]) => ({ code, name, parts: partsOfName(name) }));

/**
 * The French department that a search names for a list with a map: "adhérents du Nord", "adhérents 59"; undefined if
 * the words say more, because "menuiserie du Nord" is a name.
 *
 * @param words of the search, folded, without those of the list's name
 */
export function namedDepartment(
  { list }: Pick<ResourceSchema, 'list'>,
  words: readonly string[],
): TypedFilter | undefined {
  const field = list.map?.postcode;
  const typed = words
    .flatMap((word) => foldText(word).split('-'))
    .filter((word) => word !== '' && !WORD.test(word) && !LINKING.has(word));
  const named = partsOfName(typed.join(' ')).join(' ');
  const found = DEPARTMENTS.find(({ code, parts }) => code.toLowerCase() === named || parts.join(' ') === named);
  if (field === undefined || !found) return undefined;
  return { where: placeCondition(field, found.code), label: `${found.name} (${found.code})`, rest: [] };
}
