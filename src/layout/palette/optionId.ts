export const optionId = (listId: string, index: number) => `${listId}-${index}`;
