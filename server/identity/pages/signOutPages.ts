import { fillText, MESSAGES } from '../../words';
import { Html, html } from '../../html';
import { layout, type PageContext } from './layout';

/**
 * Asks whether to sign out. Where the front end asked (`automatic`), a script answers at once; without scripts the
 * button does.
 *
 * @param form oidc-provider's form, whose id is `op.logoutForm`: it carries the token that protects the sign-out
 */
export function signOutPage(context: PageContext, form: string, automatic: boolean): string {
  const { language, tenantName } = context;
  const { signOut } = MESSAGES[language].identity;
  const title = automatic ? signOut.progress : fillText(signOut.question, { tenant: tenantName }, language);
  const attributes = automatic && html`data-automatic`;
  return layout(
    context,
    signOut.title,
    html`<h1>${title}</h1>
${new Html(form)}
<button class="main" type="submit" form="op.logoutForm" name="logout" value="yes"
 ${attributes}>${signOut.submit}</button>
${!automatic && html`<a class="other" href="/home">${signOut.stay}</a>`}`,
    'sign-out.js',
  );
}

/** After a sign-out that names no page to go back to. */
export function signedOutPage(context: PageContext): string {
  const { signOut, signIn } = MESSAGES[context.language].identity;
  return layout(
    context,
    signOut.done,
    html`<h1>${signOut.done}</h1>
<p>${signOut.doneText}</p>
<a class="main" href="/home">${signIn.submit}</a>`,
  );
}
