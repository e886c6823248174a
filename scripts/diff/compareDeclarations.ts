import { isObject } from '../../src/resources/common/isObject';
import { dataAt, inArea, pairs, type Change, type Data } from './changes';
import { dataDifferences } from './dataDifferences';
import { CONTRACT_CALL_AREAS, FIELD_OPTIONS, RESOURCE_OPTIONS } from './optionAreas';

type Options = typeof RESOURCE_OPTIONS;

function optionChanges(where: string, before: Data, after: Data, options: Options): readonly Change[] {
  const names = Object.keys({ ...before, ...after });
  return names.flatMap((name) => {
    // An option unknown to this version has been renamed since: report it, but do not judge it.
    const { area, breaks = [] } = options[name] ?? { area: 'api' };
    if (area === 'elsewhere') return [];
    return dataDifferences(name, before[name], after[name]).map(({ path, text, is }) =>
      inArea(area)({ where, text: `${path} : ${text}`, breaking: breaks.includes(is) }),
    );
  });
}

const fieldChanges = (resource: string, before: Data, after: Data): readonly Change[] =>
  pairs(before, after).kept.flatMap(([name, one, other]) =>
    isObject(one) && isObject(other) ? optionChanges(`${resource}.${name}`, one, other, FIELD_OPTIONS) : [],
  );

type Declarations = Readonly<Record<string, Data>>;

/** Compares what neither tables, operations nor addresses show: texts, columns, rules, readers. */
export function compareDeclarations(before: Declarations, after: Declarations): readonly Change[] {
  return pairs(before, after).kept.flatMap(([name, one, other]) => [
    ...optionChanges(name, one, other, { ...RESOURCE_OPTIONS, ...CONTRACT_CALL_AREAS }),
    ...fieldChanges(name, dataAt(one, 'fields'), dataAt(other, 'fields')),
  ]);
}
