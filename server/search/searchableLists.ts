import type { FastifyRequest } from 'fastify';
import { hasScreens, heldOf, isRouteAllowed, readsAll, ruleOf, type Grants } from '../../src/resources/access/access';
import { codeForms } from '../../src/resources/records/codeForms';
import { soughtWords, wordsBesideLabel } from '../../src/resources/records/globalSearch';
import { closedFields } from '../../src/resources/access/openFields';
import type { Registry } from '../../src/resources/registry/registry';
import { ownSearch } from '../../src/resources/records/search';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { SoughtList } from '../database/search/soughtSql';
import { mayDoSomewhere } from '../http/limits';
import { visibleCondition } from '../http/resources/visibleRecords';
import { sessionOf } from '../identity/authenticate';

/** The caller's grants, including rights limited to some companies. */
function heldSomewhere(request: FastifyRequest): Grants {
  const { grants, limited } = sessionOf(request);
  const some = Object.keys(limited.extents);
  return { ...grants, rights: [...grants.rights, ...some], limited: some };
}

/** Whether records have a page and searchable text. */
const isSearchable = (schema: ResourceSchema): boolean =>
  !schema.internal &&
  !schema.computed &&
  hasScreens(schema) &&
  schema.operations.get !== 'none' &&
  schema.operations.list !== 'single' &&
  ownSearch(schema).length > 0;

/** Whether a collection and its parents are readable as a whole, not only records that concern the caller. */
export function isReadWhole(schema: ResourceSchema, registry: Registry, held: Grants): boolean {
  if (!schema.parent) return true;
  const above = registry.get(schema.parent.resource);
  const isForAll = above.ownedBy === undefined && above.audience === undefined;
  return (
    isForAll && (schema.participants === undefined || readsAll(schema, held)) && isReadWhole(above, registry, held)
  );
}

/** Records are told apart by a text that is searched: a code. */
const hasCodes = (schema: ResourceSchema): boolean =>
  ownSearch(schema).some((field) => schema.fields[field]?.unique === true);

/** The lists whose records the caller may read and open; a view only if they may not read its source. */
function listsOf(request: FastifyRequest, registry: Registry): readonly ResourceSchema[] {
  const held = heldSomewhere(request);
  const isOpen = (schema: ResourceSchema) =>
    isSearchable(schema) &&
    mayDoSomewhere(request, registry, schema, 'list') &&
    isRouteAllowed(ruleOf(schema, 'show'), heldOf(schema, 'show', held)) &&
    isReadWhole(schema, registry, sessionOf(request).grants);
  const open = registry.schemas.filter(isOpen);
  return open.filter(({ view, parent }) => !view || (!parent && !open.some(({ name }) => name === view.resource)));
}

/** The search in each list: all words, or if a word names the list, the other words. */
export async function searchableLists(
  request: FastifyRequest,
  registry: Registry,
  search: string,
): Promise<readonly SoughtList[]> {
  const words = soughtWords(search.replaceAll('\u0000', ''));
  if (words.length === 0) return [];
  const { grants } = sessionOf(request);
  const codes = codeForms(search);
  const lists = await Promise.all(
    listsOf(request, registry).map(async (schema): Promise<readonly SoughtList[]> => {
      const filter = await visibleCondition({ schema, registry }, request);
      const list = { schema, typed: search, closed: closedFields(schema, grants), ...(filter && { filter }) };
      const others = wordsBesideLabel(schema, search);
      return [
        { ...list, words, ...(hasCodes(schema) && { codes }) },
        ...(others ? [{ ...list, words: others, isBelowFound: true }] : []),
      ];
    }),
  );
  return lists.flat();
}
