import type { DataDifference } from './dataDifferences';

interface OptionArea {
  /** `elsewhere`: already covered by tables, operations, records or addresses, or compared field by field. */
  readonly area: 'elsewhere' | 'api' | 'rights' | 'screens';
  /** Kinds of differences that are breaking. */
  readonly breaks?: readonly DataDifference['is'][];
}

type Areas = Readonly<Record<string, OptionArea>>;

const all = (names: string, area: OptionArea): Areas =>
  Object.fromEntries(names.split(' ').map((name) => [name, area] as const));

const NARROWING = { area: 'rights', breaks: ['added', 'changed'] } as const;
const OPENING = { area: 'rights', breaks: ['removed', 'changed'] } as const;
const RULE = { area: 'api', breaks: ['added', 'changed'] } as const;

/** Every option of a resource; a test keeps it in line with the language. */
export const RESOURCE_OPTIONS: Areas = {
  ...all('name contract parent screenless internal path paths fields fieldRules operations key', {
    area: 'elsewhere',
  }),
  ...all('computed unique indexes counted', { area: 'elsewhere' }),
  ...all('audience ownedBy privacy scope grantedBy keptBackWith rows', NARROWING),
  ...all('alsoReadableWith alsoManagedWith readableBy openFields namesOpen participants sharedWith', OPENING),
  ...all('rights grants author target', { area: 'rights' }),
  ...all('periods uniqueWhen tree', RULE),
  ...all('stamps after owned takenBack view parameters lookups', { area: 'api' }),
  ...all('label help icon menu representation picture search list sections wizard tab tabGroups summary', {
    area: 'screens',
  }),
  ...all('plan address otherLists actions savedMessages links comments', { area: 'screens' }),
};

export const CONTRACT_CALL_AREAS: Areas = {
  ...all('createdAtKey readBy ranked addresses bodies partialUpdates fileRemoval', { area: 'elsewhere' }),
  ...all('extracts criteria', { area: 'api' }),
};

export const FIELD_OPTIONS: Areas = {
  ...all('readers writers', NARROWING),
  ...all('sequence', { area: 'api' }),
  ...all(
    'kind required unique readOnly initial requiredWhen visibleWhen readOnlyWhen refusedWhen formula stored steps',
    {
      area: 'elsewhere',
    },
  ),
  ...all('min max positive minLength maxLength length pattern mask format minItems maxItems scale removedBy', {
    area: 'elsewhere',
  }),
  ...all('immutable accept maxBytes resource', RULE),
  ...all('owned', { area: 'api' }),
  ...all('label help placeholder samples headings options fields rows crop currency step', { area: 'screens' }),
};
