import { defineResource as define } from '../../src/resources/defineResource';
import { NOTICE_EVENT, showNotice } from './notice';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';

import.meta.hot?.on(NOTICE_EVENT, showNotice);

/** The declarations of this page by name, for as long as it is open. */
const declarations = new Map<string, ResourceSchema>();

/**
 * `defineResource` for a page in development: a declaration that is read anew becomes what stood there before, so that
 * everything that holds it has the new one.
 */
export const defineResource: typeof define = (options) => {
  const schema = define(options);
  const former = declarations.get(schema.name);
  if (!former) {
    declarations.set(schema.name, schema);
    return schema;
  }
  for (const name of Object.keys(former)) Reflect.deleteProperty(former, name);
  return Object.assign(former, schema) as typeof schema;
};
