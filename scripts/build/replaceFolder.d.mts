export function replaceFolder(folder: string, target: string): void;
