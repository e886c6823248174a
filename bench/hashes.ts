import { hashPassword, isPassword } from '../server/identity/accounts/passwordHash';
import { median } from './measure';

// npm run bench:hashes - compares sign-in attempts for unknown and existing accounts: their duration must not differ.

const ROUNDS = 15;
/** Outside these ratios, a client could tell an unknown address from a known one. */
const [LEAST, MOST] = [0.67, 1.5] as const;

const stored = await hashPassword('Bonjour-1!');
await isPassword(undefined, 'warm up');
const known = await median(ROUNDS, () => isPassword(stored, 'Autre-123!'));
const unknown = await median(ROUNDS, () => isPassword(undefined, 'Autre-123!'));
const ratio = unknown / known;
const holds = ratio >= LEAST && ratio <= MOST;
console.log(
  `a wrong password: ${known.toFixed(1)} ms of an account, ${unknown.toFixed(1)} ms without one; ratio ${ratio.toFixed(2)}`,
);
console.log(`${holds ? 'holds' : 'FAILS'}: the ratio is between ${LEAST} and ${MOST}`);
if (!holds) process.exitCode = 1;
