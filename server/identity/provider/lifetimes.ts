const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long everything of a sign-in lasts, in seconds. */
export const LIFETIMES = {
  /** Short: the API believes an access token until it ends. */
  accessToken: 10 * MINUTE,
  authorizationCode: 1 * MINUTE,
  idToken: 10 * MINUTE,
  /** Counted from the sign-in: rotation does not make it longer. */
  refreshToken: 8 * HOUR,
  /** The time that a sign-in page stays usable. */
  interaction: 1 * HOUR,
  session: 8 * HOUR,
  /** A session whose owner asked to be remembered on this device. */
  rememberedSession: 14 * DAY,
} as const;

export const REMEMBERED_DAYS = LIFETIMES.rememberedSession / DAY;
