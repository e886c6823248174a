import { isContractCall } from '../language/contractCalls';
import type { FieldSpec } from '../language/kind';
import type { ResourceSchema } from '../language/resourceSchema';
import { LANGUAGES } from '../language/words';
import { LANGUAGE, type KnownOptions } from './knownOptions';
import { suggest, type Finding } from './report';
import { isObject } from '../common/isObject';

type OptionsByName = Readonly<Record<string, KnownOptions>>;
/** Position of an option: its field, and the path of options above it. */
interface Place {
  readonly field?: string;
  readonly path: readonly string[];
}

const finding = (code: Finding['code'], { field }: Place, message: string): Finding => ({
  code,
  ...(field !== undefined && { field }),
  message,
});

const below = ({ path, ...place }: Place, name: string): Place => ({ ...place, path: [...path, name] });

const isWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === LANGUAGES.length &&
  value.every((text: unknown) => typeof text === 'string' && text !== '');

function checkWords(value: unknown, place: Place): Finding[] {
  if (isWords(value)) return [];
  const lacking = LANGUAGES.filter(
    (_, at) => !Array.isArray(value) || typeof value[at] !== 'string' || value[at] === '',
  );
  const hint = lacking.length === 0 || lacking.length === LANGUAGES.length ? '' : `; it lacks ${lacking.join(', ')}`;
  return [finding('S105', place, `'${place.path.join('.')}' is not a text in each of ${LANGUAGES.join(', ')}${hint}`)];
}

/** Lists the allowed values for the message. */
const oneOf = (values: readonly string[]): string => `; it is one of ${values.join(', ')}`;

function checkChoice(values: readonly string[], value: unknown, place: Place): Finding[] {
  const said = String(value);
  if (values.includes(said)) return [];
  return [
    finding('S104', place, `'${place.path.join('.')}' cannot be '${said}'${suggest(said, values) || oneOf(values)}`),
  ];
}

function checkValue(known: KnownOptions, value: unknown, place: Place): Finding[] {
  if (value === undefined || known === 'any') return [];
  if (known === 'words') return checkWords(value, place);
  if (known === 'field') return isObject(value) ? checkField(value, place) : [];
  if ('values' in known) return checkChoice(known.values, value, place);
  if ('options' in known) return isObject(value) ? checkKnown(known.options, value, place) : [];
  // Another check reports values of the wrong form. Lists are traversed by index.
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([name, one]) =>
    checkValue(known.each, one, known.each === 'field' ? withField(place, name) : below(place, name)),
  );
}

/** The outermost field is named by the report, inner ones by the path. */
const withField = (place: Place, name: string): Place =>
  place.field === undefined ? { field: name, path: [] } : below(place, name);

function checkKnown(known: OptionsByName, value: Readonly<Record<string, unknown>>, place: Place): Finding[] {
  const names = Object.keys(known);
  return Object.entries(value).flatMap(([name, one]) => {
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (option !== undefined) return checkValue(option, one, below(place, name));
    const said = [...place.path, name].join('.');
    return [finding('S104', place, `'${said}' is no option of a declaration${suggest(name, names)}`)];
  });
}

/** Adds mandatory words as '' if they are missing, so that S105 reports them. */
function withNeededWords({ refusedWhen, ...spec }: Readonly<Record<string, unknown>>) {
  const reasons = (Array.isArray(refusedWhen) ? refusedWhen : []).map((one: unknown) => ({
    message: '',
    ...(isObject(one) && one),
  }));
  return { ...spec, label: spec['label'] ?? '', ...(reasons.length > 0 && { refusedWhen: reasons }) };
}

function checkField(spec: Readonly<Record<string, unknown>>, place: Place): Finding[] {
  const kind = (spec as unknown as FieldSpec).kind;
  const own = Object.hasOwn(LANGUAGE.kinds, kind) ? LANGUAGE.kinds[kind] : undefined;
  // An unknown kind is reported by another check.
  return own ? checkKnown({ ...LANGUAGE.field, kind: 'any', ...own }, withNeededWords(spec), place) : [];
}

const NO_LABEL = { one: '', many: '' };
const RIGHTS = /^[A-Z][A-Z0-9_]*$/;

/** S106: rights such as `VEHICULES`, the prefix of `VEHICULES:read` and others. */
const checkRights = ({ rights }: ResourceSchema): Finding[] =>
  RIGHTS.test(rights)
    ? []
    : [{ code: 'S106', message: `the rights '${rights}' are not the first half of a right, such as 'VEHICULES'` }];

/**
 * S104 to S106: all options must be known and have allowed values, texts need every language, and rights need
 * a valid prefix.
 */
export function checkOptionNames(schema: ResourceSchema): Finding[] {
  const written = Object.entries(schema).filter(([name]) => !isContractCall(name));
  const options = { ...Object.fromEntries(written), label: { ...NO_LABEL, ...schema.label } };
  return [...checkKnown(LANGUAGE.resource, options, { path: [] }), ...checkRights(schema)];
}

/** A problem of a page's option. */
export interface PageFinding {
  readonly code: Finding['code'] | 'P007';
  /** Number of the section, from 1. */
  readonly section?: number;
  readonly message: string;
}

/** Required texts, filled with '' so that missing ones are reported. */
const NEEDED: Readonly<Record<string, object>> = {
  text: { content: '' },
  figures: { label: '' },
};
const NEEDED_OF_STATISTICS = { label: '', help: '' };

/** S104 and S105 for a page and its sections; P007 for an unknown kind of section. */
export function checkPageOptions(page: object): readonly PageFinding[] {
  const { sections, ...options } = page as Readonly<Record<string, unknown>>;
  const missing = Object.fromEntries(['title', 'help'].map((name) => [name, '']));
  const kinds = Object.keys(LANGUAGE.sections);
  const ofSections = (Array.isArray(sections) ? sections : []).flatMap((one: unknown, index): PageFinding[] => {
    const section = isObject(one) ? one : {};
    const kind = String(section['kind']);
    const known = Object.hasOwn(LANGUAGE.sections, kind) ? LANGUAGE.sections[kind] : undefined;
    if (!known)
      return [{ code: 'P007', section: index + 1, message: `'${kind}' is no kind of section${suggest(kind, kinds)}` }];
    const statistic = { ...NEEDED_OF_STATISTICS, ...(isObject(section['statistic']) ? section['statistic'] : {}) };
    const whole = { ...NEEDED[kind], ...section, ...(kind === 'charts' && { statistic }) };
    return checkKnown(known, whole, { path: [] }).map(({ code, message }) => ({ code, section: index + 1, message }));
  });
  return [...checkKnown(LANGUAGE.page, { ...missing, ...options }, { path: [] }), ...ofSections];
}
