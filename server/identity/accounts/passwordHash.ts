/** Loaded with the first password, because native code would slow down the start. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id (the library's default algorithm) with the costs that OWASP recommends; about 15 ms. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COSTS);

const verify = async (hash: string, password: string): Promise<boolean> => (await argon2()).verify(hash, password);

/** The hash of a random text, so that unknown accounts take as long as known ones. */
let nobodysHash: Promise<string> | undefined;

/**
 * Compares a password with its hash. Takes as long without an account or a password.
 *
 * @param stored undefined without an account or password
 * @param compare replaced by a test that counts its calls
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
