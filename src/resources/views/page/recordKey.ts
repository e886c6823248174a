/** React-admin's query key of `getOne`. */
export const recordKey = (address: string, id: string) => [address, 'getOne', { id, meta: undefined }] as const;
