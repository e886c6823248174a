import { chosenLanguage } from '../chosenLanguage';
import { callAnonymously, type Outcome } from './callAnonymously';
import { tokenLinkAt, type TokenLink } from './tokenLinks';

export type AccountView =
  | {
      readonly page: 'confirmAccount' | 'resetPassword';
      readonly onPassword: (password: string) => Promise<Outcome>;
      readonly onSignIn: () => void;
    }
  | { readonly page: 'confirmEmail'; readonly onConfirm: () => Promise<Outcome>; readonly onSignIn: () => void }
  | {
      readonly page: 'forgotPassword';
      readonly onAsk: (email: string) => Promise<Outcome>;
      readonly onSignIn: () => void;
    }
  | { readonly page: 'register'; readonly onSignIn: () => void };

export interface AccountVisit {
  readonly apiUrl: string;
  readonly onSignIn: () => void;
}

function linkView(link: TokenLink, { apiUrl, onSignIn }: AccountVisit): AccountView {
  const user = `${apiUrl}/Utilisateurs/${link.userId}`;
  const call = (path: string, body: object) => callAnonymously(`${user}/${path}`, body, chosenLanguage());
  switch (link.entry) {
    case 'confirmAccount': {
      const { emailToken, passwordToken } = link;
      const onPassword = (password: string) => call('confirmAccount', { emailToken, passwordToken, password });
      return { page: 'confirmAccount', onPassword, onSignIn };
    }
    case 'resetPassword': {
      const onPassword = (password: string) => call(`resetPassword/${link.passwordToken}`, { password });
      return { page: 'resetPassword', onPassword, onSignIn };
    }
    case 'confirmEmail':
      return { page: 'confirmEmail', onConfirm: () => call('confirmEmail/', { token: link.emailToken }), onSignIn };
  }
}

/** Undefined if the path is not a link of a mail. */
export function linkViewAt(path: string, visit: AccountVisit): AccountView | undefined {
  const link = tokenLinkAt(path);
  return link && linkView(link, visit);
}

export const forgotPasswordView = ({ apiUrl, onSignIn }: AccountVisit): AccountView => ({
  page: 'forgotPassword',
  onAsk: (email) => callAnonymously(`${apiUrl}/askResetPassword`, { email }, chosenLanguage()),
  onSignIn,
});
