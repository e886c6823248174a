import type { ParameterValues } from '../../../src/resources/records/listQuery';
import type { ListParameter } from '../../../src/resources/language/listDeclarations';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { oneValue } from './filterReader';
import { reject, type ParameterReader } from './readParameters';
import { readYesOrNo } from './readers';
import type { Values } from '../../../src/resources/language/values';

type Declared = Pick<ResourceSchema, 'fields' | 'parameters'>;

function readerOf({ fields }: Declared, name: string, { equals }: ListParameter): ParameterReader<unknown> {
  const spec = equals === undefined ? undefined : fields[equals];
  if (!spec) return readYesOrNo;
  const read = oneValue(spec);
  return (text) => {
    const value = read(text);
    return value.ok ? value : reject('filterValue', { name });
  };
}

/** A parameter with `equals` takes a value of that field; any other parameter is a boolean. */
export const declaredReaders = (schema: Declared): Readonly<Record<string, ParameterReader<unknown>>> =>
  Object.fromEntries(
    Object.entries(schema.parameters).map(([name, parameter]) => [name, readerOf(schema, name, parameter)]),
  );

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

export const comparedValues = ({ parameters }: Declared, given: Values): ParameterValues =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { equals }]) => {
      const value = given[name];
      return equals !== undefined && isScalar(value) ? [[name, value]] : [];
    }),
  );

export const flagsOf = ({ parameters }: Declared, given: Values): readonly string[] =>
  Object.keys(parameters).filter((name) => parameters[name]?.equals === undefined && given[name] === true);
