/** Runs in the page before its scripts: it neither prefetches nor listens to live events (docs/decisions/0015-testing.md). */
export const spareData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
