export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Lists the encodings of an `Accept-Encoding` header, without those of quality 0 (RFC 9110, 12.5.3). */
function namedIn(accepted: string): readonly string[] {
  const isWanted = (parameters: readonly string[]) => !parameters.some((one) => /^\s*q=0(\.0{0,3})?\s*$/i.test(one));
  return accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';');
    return isWanted(parameters) ? [name.trim().toLowerCase()] : [];
  });
}

/**
 * Returns the strongest encoding that both sides support; undefined: no compression. `*` is ignored.
 *
 * @example acceptedEncoding('gzip, deflate, br;q=0') // 'gzip'
 */
export function acceptedEncoding(accepted: string | readonly string[] | undefined): Encoding | undefined {
  const named = namedIn(String(accepted ?? ''));
  return PREFERRED.find((encoding) => named.includes(encoding));
}
