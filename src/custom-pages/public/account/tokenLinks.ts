/** A link in a mail, with the values of its path. */
export type TokenLink =
  | {
      readonly entry: 'confirmAccount';
      readonly userId: string;
      readonly emailToken: string;
      readonly passwordToken: string;
    }
  | { readonly entry: 'confirmEmail'; readonly userId: string; readonly emailToken: string }
  | { readonly entry: 'resetPassword'; readonly userId: string; readonly passwordToken: string };

const USER = '(\\d{1,15})';
const TOKEN = '([^/]+)';
const CONFIRM_ACCOUNT = new RegExp(`^/confirmAccount/${USER}/${TOKEN}/${TOKEN}/?$`, 'i');
const CONFIRM_EMAIL = new RegExp(`^/${USER}/confirmEmail/${TOKEN}/?$`, 'i');
const RESET_PASSWORD = new RegExp(`^/${USER}/resetPassword/${TOKEN}/?$`, 'i');

/**
 * Parses the three token routes of section 2 of the specification. User ids are numeric, so that these do not match
 * fixed routes.
 * @returns undefined for other paths
 */
export function tokenLinkAt(path: string): TokenLink | undefined {
  const [account, ofAccount = '', emailOfAccount = '', passwordToken = ''] = CONFIRM_ACCOUNT.exec(path) ?? [];
  if (account) return { entry: 'confirmAccount', userId: ofAccount, emailToken: emailOfAccount, passwordToken };
  const [email, ofEmail = '', emailToken = ''] = CONFIRM_EMAIL.exec(path) ?? [];
  if (email) return { entry: 'confirmEmail', userId: ofEmail, emailToken };
  const [reset, ofReset = '', resetToken = ''] = RESET_PASSWORD.exec(path) ?? [];
  return reset ? { entry: 'resetPassword', userId: ofReset, passwordToken: resetToken } : undefined;
}
