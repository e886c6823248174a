import type { DeclarationCode } from '../language/declarationCodes';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** A part of a declaration that names fields. */
interface Place {
  readonly code: DeclarationCode;
  /** Description of a name, for the message. */
  readonly called: string;
  readonly names: readonly string[];
  /** Must name at least one field. */
  readonly needed?: boolean;
}

function placesOf(schema: ResourceSchema): Place[] {
  const { representation, picture, search, list, sections, unique, indexes, tree, ownedBy, author } = schema;
  const { counted, parameters, lookups, fieldRules = [] } = schema;
  return [
    { code: 'S010', called: 'representation', names: representation, needed: true },
    { code: 'S011', called: 'search field', names: search },
    { code: 'S012', called: 'column', names: list.columns, needed: true },
    { code: 'S013', called: 'sort field', names: list.sort.field === 'id' ? [] : [list.sort.field] },
    { code: 'S083', called: 'open field', names: schema.openFields },
    { code: 'S014', called: 'filter', names: list.filters },
    { code: 'S015', called: 'field of a section', names: sections.flatMap(({ fields }) => fields) },
    ...unique.map((names): Place => ({ code: 'S016', called: 'unique field', names })),
    ...fieldRules.flatMap(({ required = [], readOnly = [], visible = [] }): Place[] => [
      { code: 'S102', called: 'field of a rule that requires', names: required },
      { code: 'S102', called: 'field of a rule that keeps from changing', names: readOnly },
      { code: 'S102', called: 'field of a rule that shows', names: visible },
    ]),
    ...[...indexes, ...counted].map((names): Place => ({
      code: 'S080',
      called: 'field of an index',
      names,
      needed: true,
    })),
    ...Object.entries(schema.partialUpdates ?? {}).map(([name, names]): Place => ({
      code: 'S084',
      called: `field of the partial update ${name}`,
      names,
      needed: true,
    })),
    { code: 'S100', called: 'picture', names: picture === undefined ? [] : [picture] },
    { code: 'S017', called: 'parent of the tree', names: tree ? [tree.parent] : [] },
    { code: 'S033', called: 'owner', names: ownedBy === undefined ? [] : [ownedBy] },
    { code: 'S033', called: 'author', names: author === undefined ? [] : [author] },
    ...Object.entries(parameters).map(([name, { reveals = [] }]): Place => ({
      code: 'S018',
      called: `field that ${name} reveals`,
      names: reveals,
    })),
    ...Object.entries(lookups).flatMap(([name, { field, returns }]): Place[] => [
      { code: 'S019', called: `field of the lookup ${name}`, names: [field] },
      { code: 'S019', called: `answer of the lookup ${name}`, names: returns === undefined ? [] : [returns] },
    ]),
  ];
}

/** S033: the author field must be read-only. */
function checkAuthor({ author, fields }: ResourceSchema): Finding[] {
  const spec = author === undefined ? undefined : fields[author];
  return spec && !spec.readOnly
    ? [{ code: 'S033', ...(author && { field: author }), message: 'it is the author, but writers may send it' }]
    : [];
}

/** S100: the picture must be an image field. */
const checkPicture = ({ picture, fields }: ResourceSchema): Finding[] => {
  const spec = picture === undefined ? undefined : fields[picture];
  return spec && spec.kind !== 'image'
    ? [{ code: 'S100', ...(picture && { field: picture }), message: 'it is the picture, but it is no image' }]
    : [];
};

/** S083: open fields only make sense for lists open to every session. */
const checkOpenFields = ({ openFields, readableBy }: ResourceSchema): Finding[] =>
  openFields.length > 0 && readableBy !== 'session'
    ? [{ code: 'S083', message: 'it has open fields, but a session alone does not read its list' }]
    : [];

/** S010 to S019, S033, S080, S083, S084 and S100 for unknown fields, S024 for duplicates. */
export function checkPlaces(schema: ResourceSchema): Finding[] {
  const fields = Object.keys(schema.fields);
  const places = placesOf(schema).flatMap(({ code, called, names, needed = false }): Finding[] => {
    const unknown = names.filter((name) => !fields.includes(name));
    const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
    return [
      ...(needed && names.length === 0 ? [{ code, message: `it has no ${called}` }] : []),
      ...unknown.map((name) => ({ code, message: `the ${called} '${name}' is not a field${suggest(name, fields)}` })),
      ...[...twice].map((name): Finding => ({ code: 'S024', field: name, message: `it is there twice as ${called}` })),
    ];
  });
  return [...places, ...checkAuthor(schema), ...checkOpenFields(schema), ...checkPicture(schema)];
}
