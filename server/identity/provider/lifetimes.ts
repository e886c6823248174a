const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes in seconds. */
export const LIFETIMES = {
  /** Short, because the API accepts an access token until it expires. */
  accessToken: 10 * MINUTE,
  authorizationCode: 1 * MINUTE,
  idToken: 10 * MINUTE,
  /** Counted from the sign-in; rotation does not extend it. */
  refreshToken: 8 * HOUR,
  interaction: 1 * HOUR,
  session: 8 * HOUR,
  /** If the person chose to be remembered on this device. */
  rememberedSession: 14 * DAY,
} as const;

export const REMEMBERED_DAYS = LIFETIMES.rememberedSession / DAY;
