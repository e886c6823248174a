/** A variant of OpenID providers, with Socle's settings for it. */
export interface Variant {
  readonly name: string;
  /** Writes the requested resource into access tokens (RFC 8707). */
  readonly knowsResource: boolean;
  /** Publishes an end-session endpoint (OpenID Connect RP-Initiated Logout 1.0). */
  readonly endsSessions: boolean;
  /** Settings of Socle besides the issuer and the client. */
  readonly settings: (apiUrl: string) => Readonly<Record<string, string>>;
}

export const VARIANTS: readonly Variant[] = [
  {
    name: 'with resource indicators and sign-out',
    knowsResource: true,
    endsSessions: true,
    settings: (apiUrl) => ({ OIDC_RESOURCE: apiUrl, OIDC_SCOPE: 'openid profile email offline_access' }),
  },
  {
    name: 'without resource indicators, an audience of its own, no sign-out',
    knowsResource: false,
    endsSessions: false,
    // Without a resource, Glewlwyd uses the granted scopes as the audience.
    settings: () => ({ OIDC_AUDIENCE: 'openid profile email', OIDC_SCOPE: 'openid profile email' }),
  },
];
