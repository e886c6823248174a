import { fillText, MESSAGES, type Messages } from '../../words';
import { html } from '../../html';
import { layout, type PageContext } from './layout';

type RefusalCode = keyof Messages['identity']['refusals'];

export interface SignInForm {
  readonly action: string;
  readonly email: string;
  readonly remember: boolean;
  readonly rememberedDays: number;
  readonly refusal?: { readonly code: RefusalCode; readonly args?: Readonly<Record<string, string | number>> };
}

export function signInPage(context: PageContext, form: SignInForm): string {
  const { language, tenantName } = context;
  const { signIn, refusals } = MESSAGES[language].identity;
  const { refusal, email } = form;
  const reason = refusal && fillText(refusals[refusal.code], refusal.args ?? {}, language);
  const state = refusal && html`aria-invalid="true" aria-describedby="refusal"`;
  const invalid = refusal ? ' invalid' : '';
  return layout(
    context,
    signIn.title,
    html`<h1>${fillText(signIn.lead, { tenant: tenantName }, language)}</h1>
<form method="post" action="${form.action}">
${reason && html`<p class="alert" id="refusal" role="alert">${reason}</p>`}
<div class="field${invalid}">
<label for="email">${signIn.email}</label>
<div class="box"><input id="email" name="email" type="email" value="${email}" autocomplete="username"
 autocapitalize="none" spellcheck="false" maxlength="254" required ${state} ${email === '' && html`autofocus`}></div>
</div>
<div class="field${invalid}">
<label for="password">${signIn.password}</label>
<div class="box"><input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024"
 required ${state} ${email !== '' && html`autofocus`}>
<button type="button" hidden data-reveals="password" data-show="${signIn.show}" data-hide="${signIn.hide}"
 data-show-label="${signIn.showPassword}" data-hide-label="${signIn.hidePassword}"
 aria-label="${signIn.showPassword}">${signIn.show}</button></div>
</div>
<label class="check"><input name="remember" type="checkbox" value="yes" ${form.remember && html`checked`}>
<span>${fillText(signIn.remember, { days: form.rememberedDays }, language)}</span></label>
<button class="main" type="submit">${signIn.submit}</button>
<a class="other" href="/forgot-password">${signIn.forgotten}</a>
</form>`,
    'sign-in.js',
  );
}
