/** The names, in a `document.cookie`, that begin with `oidc.`. */
const oidcCookiesIn = (cookie: string): readonly string[] =>
  cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('oidc.'));

/** Clears cookies that sign-in libraries leave behind: after the rights are loaded, none is needed (section 4 of the specification). */
export function clearOidcCookies(): void {
  for (const name of oidcCookiesIn(document.cookie)) document.cookie = `${name}=; Max-Age=0; Path=/`;
}
