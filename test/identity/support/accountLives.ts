import { expect } from 'vitest';
import { Browser } from './browser';
import { openIdentityServer, type IdentityServer } from './identityServer';
import { administrator, Caller, newestLinkTo } from './life';

export const PASSWORD = 'Nouveau-1!';

export interface User {
  readonly id: number;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly confirmationMail?: 'sent' | 'failed';
}

/** Users of the first tenant whose accounts go through mails and their links. */
export class AccountLives {
  private addresses = 0;

  private constructor(
    readonly server: IdentityServer,
    readonly admin: Caller,
  ) {}

  /** Closed when the test file ends. */
  static async open(): Promise<AccountLives> {
    const server = await openIdentityServer();
    return new AccountLives(server, await administrator(server, 'administratrice'));
  }

  /** A caller without a session with its own network address, so that tests do not slow each other down. */
  readonly anonymous = () => new Caller(this.server, `10.1.0.${(this.addresses += 1)}`);
  readonly browser = () => new Browser(this.server.app, `10.2.0.${(this.addresses += 1)}`);

  readonly createUser = async (name: string): Promise<User> => {
    const email = `${name}@nord.example`;
    const answer = await this.admin.call('POST', '/Utilisateurs', { nom: name, prenom: 'Luc', email });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json<User>();
  };

  readonly readUser = async ({ id }: Pick<User, 'id'>) =>
    (await this.admin.call('GET', `/Utilisateurs/${id}`)).json<User>();

  /** The tokens in the newest link to a person: the path segments that are long enough. */
  readonly tokensTo = async (email: string): Promise<readonly string[]> => {
    const link = await newestLinkTo(this.server, email);
    return (link?.pathname ?? '').split('/').filter((part) => part.length === 43);
  };

  readonly confirmAccount = async (user: User, password = PASSWORD, who = this.anonymous()) => {
    const [emailToken, passwordToken] = await this.tokensTo(user.email);
    return who.call('POST', `/Utilisateurs/${user.id}/confirmAccount`, { emailToken, passwordToken, password });
  };

  readonly confirmedUser = async (name: string): Promise<User> => {
    const user = await this.createUser(name);
    expect((await this.confirmAccount(user)).statusCode).toBe(200);
    return user;
  };

  /** Requests a password reset as the administrator, and returns its token. */
  readonly resetToken = async (user: User): Promise<string> => {
    expect((await this.admin.call('POST', `/Utilisateurs/${user.id}/askResetPassword`)).statusCode).toBe(200);
    const [token = ''] = await this.tokensTo(user.email);
    return token;
  };

  readonly reset = ({ id }: Pick<User, 'id'>, token: string, password = PASSWORD, who = this.anonymous()) =>
    who.call('POST', `/Utilisateurs/${id}/resetPassword/${token}`, { password });
}
