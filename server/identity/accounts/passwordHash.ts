/** Loaded with the first password: native code takes time that no start waits for. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id (the library's default algorithm) with the costs that OWASP recommends; about 15 ms. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COSTS);

const verify = async (hash: string, password: string): Promise<boolean> => (await argon2()).verify(hash, password);

/** The hash of an unknown random text: an unknown address takes as long as a known one. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`. Takes as long where there is no account or no password yet.
 *
 * @param stored the account's hash; undefined without an account
 * @param compare what takes the time: a test counts its calls
 */
export async function isPassword(
  stored: string | undefined,
  password: string,
  compare: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const matches = await compare(stored ?? (await nobodysHash), password);
  return stored !== undefined && matches;
}
