/** What the data provider says of failures and progress. */
export const data = {} as const;
