/** A random key of 32 hexadecimal digits. `crypto.randomUUID` is not available on insecure origins. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
