import { isObject } from '../common/isObject';

/** The message of a call that this API does not have, as a translation key. */
export const NOT_OFFERED = 'data.errors.notOffered';

/** Whether a call was not made, because this API does not have it: an answer like any other, and no failure. */
export const isNotOffered = (error: unknown): boolean => isObject(error) && error.message === NOT_OFFERED;

/** What a call answers, or what stands in for it where this API does not have the call. @throws what either throws */
export async function orStandIn<Answer>(
  call: () => Promise<Answer>,
  standIn: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isNotOffered(error)) return standIn();
    throw error;
  }
}
