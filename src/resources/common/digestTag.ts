const DIGEST_TAG = /^(?:W\/)?"sha-/;

/** Entity tag of a response by its content, unlike that of a record, which is its version. */
export const digestTag = (digest: string): string => `"sha-${digest}"`;

export const isDigestTag = (tag: string): boolean => DIGEST_TAG.test(tag);
