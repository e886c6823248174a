export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
