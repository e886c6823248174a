const oidcCookiesIn = (cookie: string): readonly string[] =>
  cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('oidc.'));

/** Deletes sign-in libraries' cookies, not needed once the rights are loaded (section 4 of the specification). */
export function clearOidcCookies(): void {
  for (const name of oidcCookiesIn(document.cookie)) document.cookie = `${name}=; Max-Age=0; Path=/`;
}
