import { isObject } from '../../src/resources/common/isObject';
import { inArea, pairs, type Change, type Data } from './changes';
import { compareJsonSchemas, type Direction, type SchemaChange } from './compareJsonSchemas';

const WRITING = /\.(Create|Update)(Form)?$/;
const USE_WORDS = { Create: 'création', Update: 'modification' } as const;

/** Derives resource and use from a component's name: `Themes.CreateForm` is the body that creates a `Themes`. */
function useOf(component: string): { readonly resource: string; readonly use: string; readonly direction: Direction } {
  const [ending, mode] = WRITING.exec(component) ?? [];
  return ending === undefined
    ? { resource: component, use: 'réponses', direction: 'response' }
    : {
        resource: component.slice(0, -ending.length),
        use: USE_WORDS[mode as keyof typeof USE_WORDS],
        direction: 'request',
      };
}

interface UsedChange extends SchemaChange {
  readonly where: string;
  readonly use: string;
}

/** Merges equal changes of responses and request bodies. */
function joinUses(changes: readonly UsedChange[]): readonly Change[] {
  const joined = new Map<string, UsedChange[]>();
  for (const one of changes) {
    const key = JSON.stringify([one.where, one.text]);
    joined.set(key, [...(joined.get(key) ?? []), one]);
  }
  return [...joined.values()].map((same) =>
    inArea('api')({
      where: same[0]?.where ?? '',
      text: `${same[0]?.text ?? ''} (${[...new Set(same.map(({ use }) => use))].join(', ')})`,
      breaking: same.some(({ breaking }) => breaking),
    }),
  );
}

type Components = Readonly<Record<string, Data>>;

/** Compares records and bodies. Components of one side only are covered by their operations. */
export function compareComponents(before: Components, after: Components): readonly Change[] {
  return joinUses(
    pairs(before, after).kept.flatMap(([component, one, other]) => {
      if (!isObject(one) || !isObject(other)) return [];
      const { resource, use, direction } = useOf(component);
      return compareJsonSchemas(one, other, direction).map((change) => ({
        ...change,
        where: [resource, change.path].filter(Boolean).join('.'),
        use,
      }));
    }),
  );
}
