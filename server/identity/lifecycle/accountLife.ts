import type { Language } from '../../../src/resources/language/words';
import { accountMail } from '../../mail/accountMail';
import { ProblemError } from '../../http/problem';
import { MailFailed, type Mailer } from '../../mail/mail';
import type { Store } from '../../database/store';
import { fullNameOf } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { IdentityStore } from '../storage/identityStore';
import { consumeOneTimeTokens, endOneTimeTokens, type GivenToken, type TokenPurpose } from '../tokens/oneTimeTokens';
import { LINK_HOURS, makeLink } from './links';
import { personAt, personOfEmail, setEmailConfirmed, type AccountPerson } from './person';

export interface LifeContext {
  readonly tenantName: string;
  readonly store: Store;
  readonly identityStore: IdentityStore;
  readonly accounts: Pick<Accounts, 'confirmAddress' | 'hasPassword' | 'setPassword'>;
  readonly mailer: Mailer;
  /** The tenant's public address, to which the links in mails point. */
  readonly origin: string;
}

async function sendLink(
  context: LifeContext,
  person: AccountPerson,
  purpose: TokenPurpose,
  language: Language,
): Promise<void> {
  const { identityStore, origin, mailer, tenantName } = context;
  const link = await makeLink(identityStore, origin, person.id, purpose);
  const hours = LINK_HOURS[purpose];
  const greeted = person.emailConfirmed && { name: person.prenom || fullNameOf(person) };
  await mailer.send(accountMail({ purpose, to: person.email, ...greeted, tenantName, link, hours, language }));
}

/**
 * Sends the link to activate an account, or only to confirm its address if it already has a password.
 *
 * @throws {MailFailed}
 */
export async function sendConfirmation(context: LifeContext, person: AccountPerson, language: Language): Promise<void> {
  const purpose = (await context.accounts.hasPassword(person.id)) ? 'confirmEmail' : 'confirmAccount';
  await sendLink(context, person, purpose, language);
}

/**
 * Sends the link to choose a new password, or the first one of an account that is not yet activated.
 *
 * @throws {MailFailed}
 */
export async function sendPasswordLink(context: LifeContext, person: AccountPerson, language: Language): Promise<void> {
  const purpose = (await context.accounts.hasPassword(person.id)) ? 'resetPassword' : 'confirmAccount';
  await sendLink(context, person, purpose, language);
}

/** As `sendPasswordLink`; does nothing if no user has the address. */
export async function sendPasswordLinkTo(context: LifeContext, email: string, language: Language): Promise<void> {
  const person = await personOfEmail(context.store, email);
  if (person) await sendPasswordLink(context, person, language);
}

export interface Redemption {
  readonly userId: number;
  readonly tokens: readonly GivenToken[];
  /** The new, valid password; absent if the link only confirms the address. */
  readonly password?: string;
}

/**
 * Redeems a link. Its tokens prove that the person receives the address's mail, so the address is confirmed and
 * becomes the sign-in address. A password ends all sessions of the account.
 *
 * @returns false if the link is not valid, whatever the reason
 */
export async function redeemLink(
  context: LifeContext,
  { userId, tokens, password }: Redemption,
  now?: Date,
): Promise<boolean> {
  const person = await personAt(context.store, userId);
  if (!person || !(await consumeOneTimeTokens(context.identityStore, userId, tokens, now))) return false;
  await context.accounts.confirmAddress(userId, person.email);
  await setEmailConfirmed(context.store, person, true);
  if (password !== undefined) await context.accounts.setPassword(userId, password);
  return true;
}

/** `failed` also if the sender or the mailbox has had too many mails. */
export type MailOutcome = 'sent' | 'failed';

export interface Welcome {
  readonly language: Language;
  /** Counts a mail to the address. @throws {ProblemError} `tooManyRequests` */
  readonly count: (email: string) => Promise<void>;
  readonly onFailure: (error: Error) => void;
}

/**
 * Runs after a user was created or got another address: earlier links end, the address becomes unconfirmed, and a link
 * to confirm it is sent. If the mail fails, the user stays as written, and the link can be requested again.
 */
export async function welcomeAddress(
  context: LifeContext,
  userId: number,
  { language, count, onFailure }: Welcome,
): Promise<MailOutcome> {
  const stored = await personAt(context.store, userId);
  if (!stored) return 'failed';
  await endOneTimeTokens(context.identityStore, userId);
  await setEmailConfirmed(context.store, stored, false);
  try {
    await count(stored.email);
    await sendConfirmation(context, { ...stored, emailConfirmed: false }, language);
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailFailed || error instanceof ProblemError)) throw error;
    onFailure(error);
    return 'failed';
  }
}
