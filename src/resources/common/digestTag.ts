const DIGEST_TAG = /^(?:W\/)?"sha-/;

/** The entity tag of an answer by its content; that of a record is its version. */
export const digestTag = (digest: string): string => `"sha-${digest}"`;

export const isDigestTag = (tag: string): boolean => DIGEST_TAG.test(tag);
