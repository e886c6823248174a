/** Ends the listeners that are still there. */
const ends = new Set<() => void>();

/**
 * Listens to keys for longer than the part of the page that offers them: until the returned function is called, or the
 * notifications go, which say what the keys did.
 *
 * @param target the window hears a key after the document
 */
export function listenToKeys(target: GlobalEventHandlers, onKey: (event: KeyboardEvent) => void): () => void {
  target.addEventListener('keydown', onKey);
  const end = () => {
    target.removeEventListener('keydown', onKey);
    ends.delete(end);
  };
  ends.add(end);
  return end;
}

/** The application that offered the keys has gone. */
export const endKeys = (): void => ends.forEach((end) => end());
