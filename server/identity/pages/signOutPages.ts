import { fillText, MESSAGES } from '../../words';
import { Html, html } from '../../html';
import { layout, type PageContext } from './layout';

/**
 * Asks whether to sign out. If the front end requested it (`automatic`), a script confirms at once; without JavaScript
 * the person presses the button.
 *
 * @param form oidc-provider's form with the id `op.logoutForm`, which contains the CSRF token
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

/** Shown after a sign-out without a page to return to. */
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
