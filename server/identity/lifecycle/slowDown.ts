import { problem } from '../../http/problem';
import type { Attempts, GuessLimit } from '../accounts/attempts';

export interface Counted {
  readonly key: string;
  readonly limit: GuessLimit;
}

const slowerAfter = (free: number): GuessLimit => ({ free, firstWait: 30, longestWait: 900, forgottenAfter: 3600 });

/** Honest people retry a link that does not work too, but only a few times. */
export const tokenAttempts = (userId: string, address: string): readonly Counted[] => [
  { key: `link-address:${address}`, limit: slowerAfter(20) },
  { key: `link-user:${userId}`, limit: slowerAfter(10) },
];

/** Requests that send mails: few to one mailbox, and from one address as many as a company may need. */
export const askingAttempts = (email: string, address: string): readonly Counted[] => [
  { key: `ask-address:${address}`, limit: slowerAfter(20) },
  { key: `ask-account:${email}`, limit: slowerAfter(3) },
];

/** Mails sent by an administrator: few to one mailbox, and in total as many as a large team may need. */
export const sendingAttempts = (email: string, senderId: string): readonly Counted[] => [
  { key: `sent-by:${senderId}`, limit: slowerAfter(200) },
  { key: `sent-to:${email}`, limit: slowerAfter(3) },
];

/** Counts an attempt before it is processed. @throws {ProblemError} `tooManyRequests` if it comes too early */
export async function slowDown(attempts: Attempts, counted: readonly Counted[], now = new Date()): Promise<void> {
  for (const { key, limit } of counted) {
    const seconds = await attempts.count(key, limit, now);
    if (seconds > 0)
      throw problem('tooManyRequests', { args: { seconds }, headers: { 'retry-after': String(seconds) } });
  }
}

export async function takeBackAttempt(attempts: Attempts, counted: readonly Counted[]): Promise<void> {
  for (const { key } of counted) await attempts.takeBack(key);
}
