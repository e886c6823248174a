import { defineResource as define } from '../../src/resources/defineResource';
import { NOTICE_EVENT, showNotice } from './notice';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';

import.meta.hot?.on(NOTICE_EVENT, showNotice);

/** Declarations by name, for the life of the page. */
const declarations = new Map<string, ResourceSchema>();

/** `defineResource` for development: overwrites the former object in place, so that all references see the change. */
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
