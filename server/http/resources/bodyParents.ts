import { parametersOf } from '../../../src/resources/registry/registry';
import { parseId } from '../../../src/resources/fields/shared/ids';
import type { Issue } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isEmptyValue } from '../../../src/resources/records/validate';
import type { Tenant } from '../../tenants';
import { problem } from '../problem';
import { parentIds, parentsExist, parentsInBody, type AddressParameters, type ParentIds } from './address';
import { answeredParents } from './answer';
import type { RequestedCollection, ResourceContext } from './resourceContext';
import type { Values } from '../../../src/resources/language/values';

/**
 * Removes the parent ids from a body; responses contain them, so clients may send them back.
 *
 * @throws {ProblemError} `invalid` (`otherParent`) if one differs from the address
 */
export function withoutParents(schema: ResourceSchema, values: Values, parents: ParentIds | undefined): Values {
  const repeated = answeredParents(schema).filter((name) => Object.hasOwn(values, name));
  const others = repeated.filter((name) => !isEmptyValue(values[name]) && parseId(values[name]) !== parents?.[name]);
  if (others.length > 0) refuse(others, { code: 'otherParent' });
  return Object.fromEntries(Object.entries(values).filter(([name]) => !repeated.includes(name)));
}

function refuse(names: readonly string[], issue: Issue): never {
  throw problem('invalid', { errors: Object.fromEntries(names.map((name) => [name, [issue]])) });
}

/**
 * Resolves the parents of a new record if the address for creation lacks some of them and the body gives the rest.
 *
 * @throws {ProblemError} `invalid` if the body lacks one too, or refers to a record that does not exist
 */
export async function collectionInBody(
  { schema, registry }: ResourceContext,
  tenant: Tenant,
  address: AddressParameters,
  values: Values,
): Promise<RequestedCollection> {
  const named = parentsInBody(schema);
  const missing = named.filter((name) => isEmptyValue(values[name]));
  if (missing.length > 0) refuse(missing, { code: 'required' });
  const unreadable = named.filter((name) => parseId(values[name]) === undefined);
  if (unreadable.length > 0) refuse(unreadable, { code: 'reference' });
  const said = parametersOf(schema.name).map((name) => [
    name,
    String(named.includes(name) ? values[name] : address[name]),
  ]);
  const parents = parentIds(schema, Object.fromEntries(said) as AddressParameters);
  if (!(await parentsExist(schema, registry, tenant.store, parents)))
    refuse(named.slice(-1), { code: 'referenceMissing', args: { id: Number(values[named.at(-1) ?? '']) } });
  return parents ? { tenant, parents } : { tenant };
}
