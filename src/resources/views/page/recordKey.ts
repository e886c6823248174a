/** Under this key react-admin keeps a record in the cache. */
export const recordKey = (address: string, id: string) => [address, 'getOne', { id, meta: undefined }] as const;
