import { withIds, type Subject } from './subject';
import { toldApart } from './toldApart';

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const memberOf = (value: unknown, name: string): unknown => entriesOf(value).find(([key]) => key === name)?.[1];

/** Name of the collection that an operation belongs to. */
function tagOf(operation: unknown): string | undefined {
  const tags = memberOf(operation, 'tags');
  const [tag]: readonly unknown[] = Array.isArray(tags) ? tags : [];
  return typeof tag === 'string' ? tag : undefined;
}

/** Every operation of an OpenAPI document, by its summary. */
export function operationSubjects(document: unknown): readonly Subject[] {
  const paths = entriesOf(memberOf(document, 'paths'));
  const named = new Map(paths.map(([path, operations]) => [path, tagOf(entriesOf(operations).at(-1)?.[1])]));
  // The collections above `/api/Groupes/{id}/membres`.
  const above = (path: string) =>
    [...path.matchAll(/(\w+)\/\{\w+\}(?=\/)/g)].map(
      ({ 0: whole, 1: segment = '', index }) => named.get(path.slice(0, index + whole.indexOf('/'))) ?? segment,
    );
  return toldApart(
    paths.flatMap(([path, operations]) =>
      entriesOf(operations)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => {
          const summary = memberOf(operation, 'summary');
          const address = `${method.toUpperCase()} ${path}`;
          const label = typeof summary === 'string' ? summary : address;
          const tag = tagOf(operation) ?? '';
          return {
            label,
            address,
            query: { method: method.toUpperCase(), path: withIds(path) },
            places: [...new Set([...above(path), tag])].filter((place) => place && !label.startsWith(place)),
          };
        }),
    ),
  );
}
