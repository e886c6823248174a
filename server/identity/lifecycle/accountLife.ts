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

/** What the life of a tenant's accounts works with. */
export interface LifeContext {
  readonly tenantName: string;
  readonly store: Store;
  readonly identityStore: IdentityStore;
  readonly accounts: Pick<Accounts, 'confirmAddress' | 'hasPassword' | 'setPassword'>;
  readonly mailer: Mailer;
  /** Where the links of mails lead: the tenant's public address. */
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
 * Sends the link with which a person confirms the account, or only the address where the account has its password.
 *
 * @throws {MailFailed}
 */
export async function sendConfirmation(context: LifeContext, person: AccountPerson, language: Language): Promise<void> {
  const purpose = (await context.accounts.hasPassword(person.id)) ? 'confirmEmail' : 'confirmAccount';
  await sendLink(context, person, purpose, language);
}

/**
 * Sends the link with which a person chooses a password: a new one, or the first one of an account not yet confirmed.
 *
 * @throws {MailFailed}
 */
export async function sendPasswordLink(context: LifeContext, person: AccountPerson, language: Language): Promise<void> {
  const purpose = (await context.accounts.hasPassword(person.id)) ? 'resetPassword' : 'confirmAccount';
  await sendLink(context, person, purpose, language);
}

/** The same for a typed address; nothing happens where no user has it. */
export async function sendPasswordLinkTo(context: LifeContext, email: string, language: Language): Promise<void> {
  const person = await personOfEmail(context.store, email);
  if (person) await sendPasswordLink(context, person, language);
}

/** What a link allows once its tokens are used up. */
export interface Redemption {
  readonly userId: number;
  readonly tokens: readonly GivenToken[];
  /** The new password, by the rule; absent where the link is only about the address. */
  readonly password?: string;
}

/**
 * Uses a link: the tokens prove that its owner reads the mails of the address, which is confirmed with it and from then
 * on the one to sign in with; a password is set where the link is for one, and every session of the account ends then.
 *
 * @returns whether the link worked; the reason of a failure is not told
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

/** What became of the mail of a confirmation; `failed` also where its sender, or its mailbox, had too many. */
export type MailOutcome = 'sent' | 'failed';

export interface Welcome {
  readonly language: Language;
  /** Counts the mail to an address. @throws {ProblemError} `tooManyRequests` */
  readonly count: (email: string) => Promise<void>;
  /** Gets the reason, for the log. */
  readonly onFailure: (error: Error) => void;
}

/**
 * After a user was created, or got another address: earlier links end, the address counts as unconfirmed, and a link to
 * confirm it goes out. The user stays as written where the mail cannot be sent: the link can be asked for again.
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
