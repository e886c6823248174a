/** The id of an option of the palette's list, at which its input points. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
