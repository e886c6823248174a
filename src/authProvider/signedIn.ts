/** Tokens and claims, from the library or the early sign-in. */
export interface SignedIn {
  readonly access_token: string;
  /** Seconds since 1970. */
  readonly expires_at?: number | undefined;
  readonly profile: { readonly sub: string; readonly name?: string | undefined };
}

/** Seconds since 1970, as tokens count them. */
export const epoch = (): number => Math.floor(Date.now() / 1000);

/** Seconds before expiry at which a token is renewed (section 9 of the specification). */
export const EXPIRY_MARGIN = 120;

export const isExpiring = ({ expires_at: expiresAt }: SignedIn): boolean =>
  expiresAt !== undefined && expiresAt - epoch() < EXPIRY_MARGIN;

export const isExpired = ({ expires_at: expiresAt }: SignedIn): boolean =>
  expiresAt !== undefined && expiresAt <= epoch();
