import { isObject } from '../common/isObject';

/** Error message, as a translation key, of a call that this API does not have. */
export const NOT_OFFERED = 'data.errors.notOffered';

/** True if the call was skipped because this API does not have it, which is no failure. */
export const isNotOffered = (error: unknown): boolean => isObject(error) && error.message === NOT_OFFERED;

/** The result of a call, or of its fallback if this API does not have the call. @throws the error of either */
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
