import { heldOf, isRouteAllowed, ruleOf, type Grants } from '../../resources/access/access';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

/** Top-level lists with a search that the person may read. */
export const searchableBy = (schemas: readonly ResourceSchema[], held: Grants): readonly ResourceSchema[] =>
  schemas.filter(
    (schema) =>
      schema.search.length > 0 &&
      !schema.parent &&
      schema.operations.get !== 'none' &&
      isRouteAllowed(ruleOf(schema, 'list'), heldOf(schema, 'list', held)),
  );
