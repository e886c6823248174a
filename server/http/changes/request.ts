import {
  CHANGE_MODES,
  CHANGE_ORIGINS,
  isHandle,
  MAX_CHANGES,
  type ChangeMode,
  type ChangeOrigin,
  type ChangeRequest,
} from '../../../src/resources/changes/changes';
import { parseJsonId } from '../../../src/resources/fields/shared/ids';
import { requireText } from '../body/requireText';
import { problem } from '../problem';
import { isObject } from '../../../src/resources/common/isObject';

export interface Head {
  readonly origin: ChangeOrigin;
  readonly mode: ChangeMode;
}

/** Maximum number of values in one change, including those in its lists and objects; no declared record comes near. */
const MOST_VALUES = 10_000;

const ACTIONS = ['create', 'update', 'delete'] as const;

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** @throws {ProblemError} `malformedChangeSet` */
export function readHead(given: unknown): Head {
  const { origin: from = 'api', mode: how = 'all' } = isObject(given) ? given : { origin: null };
  const [origin, mode] = [oneOf(CHANGE_ORIGINS, from), oneOf(CHANGE_MODES, how)];
  if (!origin || !mode) throw problem('malformedChangeSet');
  return { origin, mode };
}

const isOptional = <Value>(value: Value | undefined, isRight: (value: Value) => boolean): boolean =>
  value === undefined || isRight(value);

/**
 * Parses one change of a body.
 *
 * @param place index of the change, for error messages
 * @throws {ProblemError} `malformedChange`, `tooManyChanges`, `tooManyValues`, `malformedText`, `tooDeep`
 */
export function readChange(given: unknown, place: number): ChangeRequest {
  if (place >= MAX_CHANGES) throw problem('tooManyChanges', { args: { max: MAX_CHANGES } });
  requireText(given, MOST_VALUES);
  const { collection, action: what, handle, id, version, values } = isObject(given) ? given : {};
  const action = oneOf(ACTIONS, what);
  const isRight =
    typeof collection === 'string' &&
    isOptional(handle, (one) => action === 'create' && isHandle(one)) &&
    isOptional(id, (one) => parseJsonId(one) !== undefined) &&
    isOptional(version, (one) => Number.isSafeInteger(one)) &&
    isOptional(values, isObject);
  if (!action || !isRight) throw problem('malformedChange', { args: { place: place + 1 } });
  return {
    collection,
    action,
    ...(isHandle(handle) && { handle }),
    ...(id !== undefined && { id: Number(id) }),
    ...(version !== undefined && { version: Number(version) }),
    ...(isObject(values) && { values }),
  };
}

export function readChangeLine(line: string, place: number): ChangeRequest {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (error) {
    throw problem('malformedChange', { args: { place: place + 1 }, cause: error });
  }
  return readChange(given, place);
}
