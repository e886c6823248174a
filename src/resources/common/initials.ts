/** One or two initials of a person, without what tells namesakes apart. @example initials('Inès de La Tour (Médecin)') // 'IT' */
export function initials(name: string): string {
  const words = name
    .replace(/\([^)]*\)\s*$/u, '')
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
