import { problem } from '../../http/problem';
import type { Attempts, GuessLimit } from '../accounts/attempts';

/** What an attempt is counted under. */
export interface Counted {
  readonly key: string;
  readonly limit: GuessLimit;
}

const slowerAfter = (free: number): GuessLimit => ({ free, firstWait: 30, longestWait: 900, forgottenAfter: 3600 });

/** A link that does not work is tried again by honest people too, but not for long. */
export const tokenAttempts = (userId: string, address: string): readonly Counted[] => [
  { key: `link-address:${address}`, limit: slowerAfter(20) },
  { key: `link-user:${userId}`, limit: slowerAfter(10) },
];

/** Asking sends mails: to one mailbox a few, from one address as many as a company may need. */
export const askingAttempts = (email: string, address: string): readonly Counted[] => [
  { key: `ask-address:${address}`, limit: slowerAfter(20) },
  { key: `ask-account:${email}`, limit: slowerAfter(3) },
];

/** Mails of one sender to users: few to one mailbox, and no more in all than a large team needs. */
export const sendingAttempts = (email: string, senderId: string): readonly Counted[] => [
  { key: `sent-by:${senderId}`, limit: slowerAfter(200) },
  { key: `sent-to:${email}`, limit: slowerAfter(3) },
];

/**
 * Counts an attempt, before it is looked at.
 *
 * @throws {ProblemError} `tooManyRequests` where it comes too early; nothing else is done then.
 */
export async function slowDown(attempts: Attempts, counted: readonly Counted[], now = new Date()): Promise<void> {
  for (const { key, limit } of counted) {
    const seconds = await attempts.count(key, limit, now);
    if (seconds > 0)
      throw problem('tooManyRequests', { args: { seconds }, headers: { 'retry-after': String(seconds) } });
  }
}

/** Takes an attempt back that was no guess. */
export async function takeBackAttempt(attempts: Attempts, counted: readonly Counted[]): Promise<void> {
  for (const { key } of counted) await attempts.takeBack(key);
}
