import { isFieldName, type NewField } from '../newField';
import { addressOf, constantOf, parentOf } from '../newResource';
import { note, type Note } from '../proposal/notes';
import type { Proposal } from '../proposal/proposal';
import { camelCased, capitalised, humanised, lowered } from '../sourceText';
import { collectionPath, collectionsOf, isParameter, segmentsOf, type Collection } from './collections';
import { fieldOf, type FieldContext } from './fieldOf';
import type { OpenApiSource } from './openApiTypes';
import { flatten } from './resolve';

interface Place {
  readonly name: string;
  readonly parent?: string;
}

/** The path of the parent collection; undefined at the first level. */
function abovePath(path: string): string | undefined {
  const before = segmentsOf(path).slice(0, -1);
  return isParameter(before.at(-1) ?? '') ? collectionPath(`/${before.join('/')}`) : undefined;
}

/** The last segment, with the preceding one if the name is taken. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const [own = '', before = ''] = segmentsOf(path)
    .filter((segment) => !isParameter(segment))
    .map((segment) => capitalised(camelCased(segment)))
    .toReversed();
  return [own, before + own].find((name) => !taken.has(name)) ?? `${before}${own}${taken.size}`;
}

/** Names the collections; those of the first level begin with a capital letter. */
function placesOf(collections: readonly Collection[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { path } of collections.toSorted((a, b) => a.path.length - b.path.length)) {
    const above = places.get(abovePath(path) ?? '');
    // Declarations allow two levels of nesting.
    const isNested = above !== undefined && !(above.parent?.includes('/') ?? false);
    const taken = new Set([...places.values()].filter(({ parent }) => parent === undefined).map(({ name }) => name));
    const own = lowered(capitalised(camelCased(segmentsOf(path).at(-1) ?? '')));
    places.set(path, isNested ? { name: own, parent: addressOf(above) } : { name: freeName(path, taken) });
  }
  return places;
}

/** `ownerId`, `owner_id` -> `owner` */
const stem = (field: string): string | undefined =>
  /^(.+?)(?:Id|_id|ID)$/.exec(field)?.[1]?.toLowerCase().replaceAll('_', '');

const singulars = (name: string): readonly string[] => {
  const plain = name.toLowerCase().replaceAll('_', '');
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')];
};

/** The parent's id of a nested record is in its path, so the field is left out. */
function isAbove(name: string, field: NewField | undefined, place: Place): boolean {
  if (place.parent === undefined) return false;
  const isNamedAfter = singulars(place.parent).includes(stem(name) ?? '');
  return name === parentOf(place)?.parameter || (isNamedAfter && field?.options?.['resource'] === place.parent);
}

function proposalOf(collection: Collection, place: Place, context: FieldContext): Proposal {
  const { record, creation, key, path } = collection;
  const properties = Object.entries(record.properties ?? {});
  const sent = creation?.properties;
  const required = (creation ?? record).required ?? [];
  const id = record.properties?.['id'];
  const notes: Note[] = [];
  const fields = properties.flatMap(([name, property]) => {
    if (name === 'id') return [];
    if (!isFieldName(name)) {
      notes.push(note(name, name === 'version' ? 'reserved' : 'misnamed'));
      return [];
    }
    const found = fieldOf(name, property, required.includes(name), context);
    if (isAbove(name, found.field, place)) {
      notes.push(note(name, 'address'));
      return [];
    }
    notes.push(...found.notes);
    if (!found.field) return [];
    const isSent = sent === undefined || Object.hasOwn(sent, name) || found.field.options?.['readOnly'] === true;
    if (isSent) return [found.field];
    notes.push(note(name, 'notSent'));
    const { required: _required, initial: _initial, ...options } = found.field.options ?? {};
    return [{ ...found.field, options: { ...options, readOnly: true } }];
  });
  if (id !== undefined && context.flatten(id).type !== 'integer')
    notes.unshift(note('', 'otherId', `id (${String(context.flatten(id).type ?? 'any')})`));
  else if (key !== undefined && !/id$/i.test(key)) notes.unshift(note('', 'otherId', key));
  if (place.parent === undefined && segmentsOf(path).some(isParameter)) notes.unshift(note('', 'above', path));
  if (record.variants !== undefined) notes.unshift(note('', 'variants', record.variants));
  const many = humanised(place.name);
  const one = record.component === undefined ? many : humanised(record.component.replace(/\W+/g, ' '));
  return { resource: { ...place, one, many, fields }, notes };
}

/** The collection of a component: the only one, or the one with the same name. */
function collectionOf(component: string, targets: readonly Collection[], nameAt: (path: string) => string) {
  const found = targets.filter(({ record }) => record.component === component);
  const plain = component.toLowerCase().replace(/[^a-z0-9]/g, '');
  return found.length === 1 ? found[0] : found.find(({ path }) => singulars(nameAt(path)).includes(plain));
}

/** Proposes resources for an OpenAPI document whose constants `isChosen` accepts. */
export function proposeFromOpenApi(document: OpenApiSource, isChosen: (name: string) => boolean): readonly Proposal[] {
  const all = collectionsOf(document);
  const places = placesOf(all);
  const placeAt = (path: string): Place => places.get(path) ?? { name: '' };
  const collections = all.filter(({ path }) => isChosen(constantOf(placeAt(path))));
  // Only records of the first level can be referenced from anywhere.
  const targets = collections.filter(({ path }) => placeAt(path).parent === undefined);
  const context: FieldContext = {
    flatten: (schema) => flatten(document, schema),
    resourceOf(component) {
      const found = collectionOf(component, targets, (path) => placeAt(path).name);
      return found && addressOf(placeAt(found.path));
    },
    namedAfter(field) {
      const wanted = stem(field);
      const found =
        wanted === undefined ? [] : targets.filter(({ path }) => singulars(placeAt(path).name).includes(wanted));
      return found.length === 1 && found[0] ? addressOf(placeAt(found[0].path)) : undefined;
    },
  };
  return collections.map((collection) => proposalOf(collection, placeAt(collection.path), context));
}
